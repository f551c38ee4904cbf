"""What is this file? python what_file.py FILE"""

import pickletools
import sys
import zipfile
from pathlib import Path


def kind(path):
    head = path.read_bytes()[:300]
    if zipfile.is_zipfile(path):
        names = zipfile.ZipFile(path).namelist()
        if any(name.endswith("/data.pkl") for name in names):
            return "written by torch.save: read it with torch.load"
        return f"a zip archive of {len(names)} files: unpack it, {names[:3]}"
    if head.lstrip()[:1] == b"<" or head.startswith(b"version https://git-lfs"):
        return "a web page or a Git LFS pointer: download the file again"
    try:
        found = {operation.name for operation, _, _ in pickletools.genops(path.read_bytes())}
    except (ValueError, EOFError):
        return "neither a zip archive nor a whole pickle"
    if found & {"PERSID", "BINPERSID"}:
        return "a part of an unpacked checkpoint: pack its folder again, with pack_again.py"
    return "a plain pickle: read it with pickle.load"


if len(sys.argv) > 1:
    print(kind(Path(sys.argv[1])))
else:
    import pickle

    import torch

    torch.save({"weight": torch.zeros(2)}, "model.pkl")
    zipfile.ZipFile("model.pkl").extractall()
    Path("plain.pkl").write_bytes(pickle.dumps([1, 2]))
    for name in ("model.pkl", "model/data.pkl", "plain.pkl"):
        print(f"{name}: {kind(Path(name))}")
