"""A folder with one good picture and seven that cannot be read."""

import subprocess
import sys
from pathlib import Path

from PIL import Image

folder = Path("pictures")
folder.mkdir()
Image.effect_noise((64, 64), 90).save(folder / "good.jpg")
data = (folder / "good.jpg").read_bytes()
for name, content in {
    ".DS_Store": b"\x00\x00\x00\x01Bud1",
    "._good.jpg": b"\x00\x05\x16\x07\x00\x02",
    "cut.jpg": data[:900],
    "empty.png": b"",
    "page.jpg": b"<!DOCTYPE html><html>403 Forbidden</html>",
    "phone.jpg": b"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic",
    "pointer.png": b"version https://git-lfs.github.com/spec/v1\noid sha256:0",
}.items():
    (folder / name).write_bytes(content)
run = subprocess.run([sys.executable, "check_images.py", "pictures"], capture_output=True, text=True)
print(run.stdout.strip())
