"""Load what may stand in the place of a checkpoint, with both unpicklers."""

import io

import torch


def says(content: bytes, *, weights_only: bool) -> str:
    try:
        torch.load(io.BytesIO(content), weights_only=weights_only)
    except Exception as error:
        text = str(error).split("WeightsUnpickler error:")[-1].strip()
        text = text.splitlines()[0] if text else ""
        return f"{type(error).__name__} {text}".strip()
    return "loads"


old = io.BytesIO()
torch.save({"weight": torch.ones(1000)}, old, _use_new_zipfile_serialization=False)
new = io.BytesIO()
torch.save({"weight": torch.ones(1000)}, new)

contents = {
    "nothing": b"",
    "first half, old format": old.getvalue()[:2000],
    "first 100 bytes, old format": old.getvalue()[:100],
    "Git LFS pointer": b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
    "web page": b"<!DOCTYPE html><title>Sign in</title>",
    "JSON": b'{"error": "Not Found"}',
    "Entry not found": b"Entry not found",
    "Invalid username or password.": b"Invalid username or password.",
    "Repository not found": b"Repository not found",
    "gzip": b"\x1f\x8b\x08\x00\x00\x00\x00\x00",
}
for name, content in contents.items():
    default, other = says(content, weights_only=True), says(content, weights_only=False)
    print(f"{name}: {default} | {other}")
