"""Print what is wrong with safetensors files: python diagnose.py FILE_OR_FOLDER."""

import json
import sys
import tempfile
from pathlib import Path

KINDS = {
    b"version https://git-lfs": "a Git LFS pointer: the weights were not downloaded",
    b"PK\x03\x04": "a torch.save or ZIP file with another name",
    b"GGUF": "a GGUF file with another name",
    b"<": "a web page: the download needs a login or another address",
    b'{"': "a JSON message: the download needs a login or another address",
}


def judge(path: Path) -> str:
    """Compare the length that the header declares with the size of the file."""
    size = path.stat().st_size
    with path.open("rb") as file:
        start = file.read(24)
        length = int.from_bytes(start[:8], "little")
        if start[8:9] != b"{":  # each header starts so
            kinds = (kind for magic, kind in KINDS.items() if start.startswith(magic))
            return next(kinds, "damaged: no header" if size else "empty")
        if 8 + length > size:
            return f"cut off: {size} bytes, and the header alone needs {8 + length}"
        file.seek(8)
        header = json.loads(file.read(length))
    header.pop("__metadata__", None)
    need = 8 + length + max((one["data_offsets"][1] for one in header.values()), default=0)
    if size != need:
        return f"{'cut off' if size < need else 'too long'}: {size} of {need} bytes"
    return "whole; types: " + ", ".join(sorted({one["dtype"] for one in header.values()}))


def examples(folder: Path) -> None:
    """Write a whole file and five bad ones."""
    header = json.dumps({"w": {"dtype": "F32", "shape": [8], "data_offsets": [0, 32]}}).encode()
    whole = len(header).to_bytes(8, "little") + header + bytes(32)
    files = {"whole": whole, "half": whole[:-20], "pointer": b"version https://git-lfs.github.com/"}
    files |= {"page": b"<!doctype html>", "pickle": b"PK\x03\x04" + bytes(64), "empty": b""}
    for name, content in files.items():
        (folder / f"{name}.safetensors").write_bytes(content)


def report(target: Path) -> None:
    """Print a line for the file, or for each safetensors file below the folder."""
    for path in sorted(target.rglob("*.safetensors")) if target.is_dir() else [target]:
        print(f"{path.name}: {judge(path)}")


if len(sys.argv) > 1:
    report(Path(sys.argv[1]))
else:
    with tempfile.TemporaryDirectory() as name:
        examples(Path(name))
        report(Path(name))
