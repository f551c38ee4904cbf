"""Pack an unpacked checkpoint again: python pack_again.py FOLDER FILE.pth"""

import sys
import tempfile
import zipfile
from pathlib import Path

import torch


def pack(folder, file):
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:  # torch wants it uncompressed
        for path in sorted(folder.rglob("*")):
            archive.write(path, Path(folder.name) / path.relative_to(folder))


if len(sys.argv) > 2:
    pack(Path(sys.argv[1]), sys.argv[2])
else:
    with tempfile.TemporaryDirectory() as name:
        torch.save({"weight": torch.arange(2.0)}, f"{name}/model.pth")
        zipfile.ZipFile(f"{name}/model.pth").extractall(name)
        pack(Path(name) / "model", f"{name}/packed.pth")
        print(torch.load(f"{name}/packed.pth"))
