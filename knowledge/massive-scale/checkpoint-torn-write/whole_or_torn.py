"""Say of each checkpoint, file or folder, whether its save came to an end; newest first.

python whole_or_torn.py checkpoints/*
"""

import json
import sys
import zipfile
from pathlib import Path

LAST = {"optimizer.pt": "trainer_state.json", "__0_0.distcp": ".metadata"}  # what a save ends with


def archive(path: Path) -> str:
    """Judge a file of torch.save by its table of contents and its checksums."""
    if not zipfile.is_zipfile(path):
        return "cut off, or saved before torch 1.6"
    with zipfile.ZipFile(path) as content:
        try:
            bad = content.testzip()
        except zipfile.BadZipFile:
            bad = "its first record"
    return f"complete, and damaged in {bad}" if bad else "whole"


def tensors(path: Path) -> str:
    """Judge a safetensors file by the length that its header announces."""
    with path.open("rb") as file:
        size = int.from_bytes(file.read(8), "little")
        if 8 + size > path.stat().st_size:
            return "cut off in the header"
        header = json.loads(file.read(size))
    ends = [one["data_offsets"][1] for name, one in header.items() if name != "__metadata__"]
    missing = 8 + size + max(ends, default=0) - path.stat().st_size
    return f"cut off, {missing} bytes are missing" if missing else "whole"


def verdict(path: Path) -> str:
    """Judge a file, or the files of a folder together."""
    if path.is_dir():
        found = {one.name: verdict(one) for one in sorted(path.rglob("*")) if one.is_file()}
        bad = [f"{name} is {said}" for name, said in found.items() if said != "whole"]
        bad += [f"{b} is missing" for a, b in LAST.items() if {a, b} & {*found} == {a}]
        return "; ".join(bad) or "whole"
    if path.stat().st_size == 0:
        return "empty"
    if path.suffix == ".safetensors":
        return tensors(path)
    return archive(path) if path.suffix in (".pt", ".pth", ".ckpt", ".bin") else "whole"


if __name__ == "__main__":
    names = sys.argv[1:]
    if not names:
        from plant import plant

        names = plant()
    for path in sorted(map(Path, names), key=lambda one: one.stat().st_mtime, reverse=True):
        print(f"{path}: {verdict(path)}")
