"""Which checkpoints a web UI can load: python check_models.py FOLDER, the folder that contains models"""

import json
import re
import struct
import sys
import zipfile
from pathlib import Path

if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "models").is_dir():
    sys.exit("usage: python check_models.py FOLDER, the folder that contains models")
root = Path(sys.argv[1])
folder = root / "models" / "Stable-diffusion"


def state(path):
    """Compare the size of a file with what its header announces."""
    size = path.stat().st_size
    with open(path, "rb") as file:
        start = file.read(64)
        if size < 1024 or start.lstrip().lower().startswith((b"<!doctype", b"<html", b"version https://git-lfs")):
            return "no-model, an error page, a pointer or an empty file: download it again"
        if path.suffix == ".safetensors":
            file.seek(0)
            length = struct.unpack("<Q", file.read(8))[0]
            if length > size:
                return "cut, or not a safetensors file: download it again"
            parts = json.loads(file.read(length))
            ends = [part["data_offsets"][1] for name, part in parts.items() if name != "__metadata__"]
            return "complete" if 8 + length + max(ends) <= size else "cut: download it again"
    if not zipfile.is_zipfile(path):
        return "cut, or of an old format: download it again, best as safetensors"
    names = zipfile.ZipFile(path).namelist()
    strange = [name for name in names if not re.fullmatch(r"[^/]+/(data/\d+|version|data\.pkl)", name)]
    if strange:
        return f"refused, it contains {strange[0]}: convert it to safetensors"
    is_usual = all(name.startswith("archive/") for name in names)
    return "complete" if is_usual else f"complete; old releases refuse {names[0]}, which is not in archive/"


found = []
for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
    if path.suffix in (".safetensors", ".ckpt"):
        found.append(path.name)
        try:
            print(f"{path.name}: {state(path)}")
        except (OSError, ValueError, KeyError, struct.error, zipfile.BadZipFile) as problem:
            print(f"{path.name}: unreadable ({type(problem).__name__}): download it again")
wrong = [path.name for path in (root / "models").glob("*.*") if path.suffix in (".safetensors", ".ckpt")]
if wrong:
    print(f"verdict: other-folder, move {', '.join(wrong)} to models/Stable-diffusion")
elif not found:
    print("verdict: no-checkpoint, put a .safetensors file into models/Stable-diffusion")

config = root / "config.json"
chosen = json.loads(config.read_text(encoding="utf-8")).get("sd_model_checkpoint") if config.is_file() else None
if chosen and str(chosen).split(" [")[0].replace("\\", "/").split("/")[-1] not in found:
    print(f"config.json asks for {chosen}, which is not there")
