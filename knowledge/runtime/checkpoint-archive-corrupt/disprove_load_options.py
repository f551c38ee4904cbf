"""Try the arguments of torch.load that are recommended against this error."""

import zipfile

import torch

torch.save({"weight": torch.randn(200, 200)}, "checkpoint.pt")
with open("checkpoint.pt", "r+b") as file:
    file.truncate(100_000)

attempts = {
    "as it is": lambda: torch.load("checkpoint.pt"),
    "weights_only=False": lambda: torch.load("checkpoint.pt", weights_only=False),
    "map_location='cpu'": lambda: torch.load("checkpoint.pt", map_location="cpu"),
    "mmap=True": lambda: torch.load("checkpoint.pt", mmap=True),
    "unzip it": lambda: zipfile.ZipFile("checkpoint.pt"),
}
for name, attempt in attempts.items():
    try:
        attempt()
    except (RuntimeError, zipfile.BadZipFile) as error:
        print(f"{name}: {str(error).split('. ')[0]}")
