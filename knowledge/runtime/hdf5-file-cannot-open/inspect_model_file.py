"""What a model file really is: python inspect_model_file.py PATH"""

import sys
import zipfile
from pathlib import Path

MAGIC = b"\x89HDF\r\n\x1a\n"


def whole(path: Path) -> bool:
    """Compares the length with the end of file that the HDF5 header records."""
    with path.open("rb") as file:
        head = file.read(64)
    at = {0: 40, 1: 44}.get(head[8], 28)
    return path.stat().st_size >= int.from_bytes(head[at : at + 8], "little")


def verdict(path: Path) -> str:
    if not path.exists():
        near = path.parent
        while not near.is_dir():
            near = near.parent
        names = sorted(part.name for part in near.iterdir())[:5]
        return f"missing, the folder {near} has: {', '.join(names) or 'nothing'}"
    if path.is_dir():
        if (path / "saved_model.pb").is_file():
            return "saved-model, a folder that tf.saved_model.load reads"
        inside = sorted(part.parent for part in path.rglob("saved_model.pb"))
        return f"missing, no saved_model.pb here{', but in ' + str(inside[0]) if inside else ''}"
    with path.open("rb") as file:
        start = file.read(1024)
    if start.startswith(MAGIC):
        return "hdf5, complete" if whole(path) else "truncated, the file ends too early"
    if start.startswith(b"version https://git-lfs"):
        return "not-hdf5, a Git LFS pointer: run git lfs pull"
    if start.lstrip().lower().startswith((b"<!doctype", b"<html")):
        return "not-hdf5, a web page was saved in its place"
    if path.name == "saved_model.pb":
        return "saved-model, pass the folder and leave out the file name"
    if zipfile.is_zipfile(path):
        return "not-hdf5, a zip: rename it to .keras, or unpack it"
    return f"not-hdf5, {len(start)} bytes read, it begins with {start[:12]!r}"


if len(sys.argv) != 2:
    sys.exit("usage: python inspect_model_file.py PATH")
target = Path(sys.argv[1])
size = target.stat().st_size if target.is_file() else 0
print(f"{target}: {size} bytes")
print("verdict:", verdict(target))
