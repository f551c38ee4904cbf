"""The boxes that torchvision refuses, in COCO or VOC: python check_boxes.py FILE.json|FOLDER"""

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python check_boxes.py FILE.json|FOLDER")


corners = ("xmin", "ymin", "xmax", "ymax")


def from_coco(path: Path):
    data = json.loads(path.read_text(encoding="utf-8"))
    names = {image["id"]: image["file_name"] for image in data["images"]}
    for name in set(names.values()) - {names.get(a["image_id"]) for a in data["annotations"]}:
        yield name, None
    for one in data["annotations"]:
        x, y, width, height = one["bbox"]
        yield names.get(one["image_id"], one["image_id"]), (x, y, x + width, y + height)


def from_voc(folder: Path):
    for path in sorted(folder.rglob("*.xml")):
        boxes = ElementTree.parse(path).findall(".//bndbox")
        if not boxes:
            yield path.name, None
        for box in boxes:
            yield path.name, tuple(float(box.findtext(k)) for k in corners)


path, bad, empty, total = Path(sys.argv[1]), 0, 0, 0
for name, box in from_voc(path) if path.is_dir() else from_coco(path):
    total += box is not None
    if box is None:
        empty += 1
        print(f"{name}: no box, needs torch.zeros((0, 4))")
    elif box[2] <= box[0] or box[3] <= box[1]:
        bad += 1
        flat = box[2] == box[0] or box[3] == box[1]
        print(f"{name}: {[round(v, 1) for v in box]}", "no area" if flat else "turned round")
print(f"boxes: {total}, refused: {bad}, images without a box: {empty}")
print("verdict:", "degenerate" if bad else "the file is right, look at the transforms")
