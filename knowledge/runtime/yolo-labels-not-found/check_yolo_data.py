"""Where a YOLO data.yaml looks for images and labels: python check_yolo_data.py data.yaml [datasets folder]"""

import re
import sys
from pathlib import Path

IMAGES = {".bmp", ".dng", ".jpeg", ".jpg", ".mpo", ".png", ".tif", ".tiff", ".webp"}


def label_of(image: Path) -> Path:
    """The last folder named images becomes labels; then the suffix becomes .txt."""
    parts = list(image.parts)
    places = [at for at, part in enumerate(parts[:-1]) if part == "images"]
    if places:
        parts[places[-1]] = "labels"
    return Path(*parts).with_suffix(".txt")


if len(sys.argv) not in (2, 3):
    sys.exit("usage: python check_yolo_data.py data.yaml [datasets folder]")
text = Path(sys.argv[1]).read_text(encoding="utf-8")
value = {key: found[1].strip(" '\"") for key in ("path", "train", "val") if (found := re.search(rf"^{key}:(.*)", text, re.M))}
names = re.search(r"^names:\s*\[(.*?)\]", text, re.M | re.S)
count = len(names[1].split(",")) if names else len(re.findall(r"^ +(?:\d+:|-) ", text, re.M))
root = Path(value.get("path") or Path(sys.argv[1]).parent)
if len(sys.argv) == 3 and not root.is_absolute():
    root = Path(sys.argv[2]) / root
for split in ("train", "val"):
    folder = root / value.get(split, "")
    if not folder.is_dir():
        print(f"{split}: {folder}: root, this folder does not exist; write an absolute path: into the yaml")
        continue
    images = sorted(path for path in folder.rglob("*.*") if path.suffix.lower() in IMAGES)
    labels = [label for label in map(label_of, images) if label.is_file()]
    print(f"{split}: {len(images)} images, {len(labels)} labels, {count} names")
    if not images:
        print("  verdict: no-images, the folder has none with a known suffix")
    elif not labels:
        print("  verdict: label-path, YOLO looks for", label_of(images[0]))
    else:
        lines = [(label, line.split()) for label in labels for line in label.read_text().splitlines() if line.strip()]
        wrong = [(label, row[0]) for label, row in lines if float(row[0]) >= count]
        shape = [label for label, row in lines if len(row) < 5]
        if wrong:
            print("  verdict: class-number,", wrong[0][0], "has class", wrong[0][1])
        else:
            print("  verdict:", f"columns, {shape[0]}" if shape else "fine; delete the .cache files if YOLO disagrees")
