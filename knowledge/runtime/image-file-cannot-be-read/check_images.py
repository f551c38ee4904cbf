"""Which pictures of a folder cannot be read, and what they are: python check_images.py FOLDER"""

import sys
from collections import Counter
from pathlib import Path

from PIL import Image

if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
    sys.exit("usage: python check_images.py FOLDER")
root = Path(sys.argv[1])
ENDINGS = (".jpg", ".jpeg", ".png", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".avif", ".heic")
STARTS = (
    (b"\xff\xd8\xff", "jpeg"),
    (b"\x89PNG", "png"),
    (b"GIF8", "gif"),
    (b"version https://git-lfs", "lfs"),
    (b"\x00\x05\x16\x07", "mac"),
)


def kind(path):
    start = path.read_bytes()[:64]
    if not start.strip(b"\x00"):
        return "empty, or only zeros: copy it again"
    if start.lstrip().lower().startswith((b"<!doctype", b"<html", b"<?xml", b"{")):
        return "a web page or an error message: the download failed"
    if start[4:8] == b"ftyp":
        brand = start[8:12].decode("ascii", "replace")
        return f"HEIC or AVIF ({brand}): convert it, or install pillow-heif or a newer Pillow"
    name = next((name for begin, name in STARTS if start.startswith(begin)), "")
    if name == "lfs":
        return "a pointer of Git LFS: run git lfs pull"
    if name == "mac" or path.name.startswith((".", "Thumbs.db")):
        return "a hidden file of the system: delete it"
    if start[:4] == b"RIFF" or name:
        return "damaged or cut: copy it again, or delete it"
    return "not a format that is known here: look at it with the command file"


counts = Counter()
for path in sorted(root.rglob("*")):
    if not path.is_file() or not (path.suffix.lower() in ENDINGS or path.name.startswith(".")):
        continue
    try:
        with Image.open(path) as picture:
            picture.load()
        counts["read"] += 1
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as problem:
        counts["unreadable"] += 1
        large = isinstance(problem, Image.DecompressionBombError)
        print(f"{path.relative_to(root)}: {'too large for Pillow' if large else kind(path)}")
print(f"{counts['read']} read, {counts['unreadable']} unreadable")
