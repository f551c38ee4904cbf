"""A complete checkpoint, a cut one, a page, three pickle files, and a setting for none of them."""

import json
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

folder = Path("web/models/Stable-diffusion")
folder.mkdir(parents=True)
header = json.dumps({"w": {"dtype": "F32", "shape": [500], "data_offsets": [0, 2000]}}).encode()
whole = struct.pack("<Q", len(header)) + header + bytes(2000)
(folder / "good.safetensors").write_bytes(whole)
(folder / "cut.safetensors").write_bytes(whole[:1500])
(folder / "page.safetensors").write_text("<!DOCTYPE html>404")
for name, inside in (("new.ckpt", "archive/byteorder"), ("old.ckpt", "archive/data.pkl"), ("own.ckpt", "own/data.pkl")):
    with zipfile.ZipFile(folder / name, "w") as file:
        file.writestr(inside, bytes(2000))
Path("web/config.json").write_text(json.dumps({"sd_model_checkpoint": "gone.safetensors [0123456789]"}))


def check(root: str) -> None:
    run = subprocess.run([sys.executable, "check_models.py", root], capture_output=True, text=True)
    print(run.stdout.strip() or run.stderr.strip())


check("web")
Path("empty/models").mkdir(parents=True)
check("empty")
(Path("empty/models") / "sd15.safetensors").write_bytes(whole)
check("empty")
