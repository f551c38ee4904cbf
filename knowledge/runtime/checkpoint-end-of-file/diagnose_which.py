"""Let each torch.load name its file when it fails, also those in libraries."""

import os

import torch

load = torch.load


def load_and_name(file: object, *arguments: object, **options: object) -> object:
    try:
        return load(file, *arguments, **options)
    except Exception as error:
        size = os.path.getsize(file) if isinstance(file, str | os.PathLike) else "unknown"
        error.add_note(f"torch.load of {file}, {size} bytes")
        raise


torch.load = load_and_name

for name in ("detection.pth", "parsing.pth"):
    torch.save(torch.ones(1000), name, _use_new_zipfile_serialization=False)
os.truncate("parsing.pth", 3000)

try:
    for name in ("detection.pth", "parsing.pth"):
        torch.load(name)
except RuntimeError as error:
    print(error)
    print(*error.__notes__)
