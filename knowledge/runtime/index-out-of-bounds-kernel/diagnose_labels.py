"""Check a folder of YOLO labels: python diagnose_labels.py LABELS CLASSES, such as data/labels 80."""

import sys
import tempfile
from pathlib import Path


def example() -> list[str]:
    """Write two label files, of which one has class 2 for 2 classes and a box outside the image."""
    folder = Path(tempfile.mkdtemp())
    (folder / "good.txt").write_text("0 0.5 0.5 0.2 0.2\n1 0.1 0.1 0.1 0.1\n")
    (folder / "bad.txt").write_text("2 0.5 0.5 0.2 0.2\n0 1.4 0.5 0.2 0.2\n")
    return [str(folder), "2"]


def problem(line: str, classes: int) -> str:
    """Return what is wrong with a line of class and numbers; nothing if it is right."""
    first, *numbers = line.split()
    if not 0 <= float(first) < classes:
        return f"class-id: class {first} of {classes}"
    outside = [one for one in numbers if not 0 <= float(one) <= 1]
    return f"class-id is right, but {outside[0]} is outside 0 to 1" if outside else ""


folder, classes = sys.argv[1:] or example()
files = sorted(Path(folder).rglob("*.txt"))
found = 0
for path in files:
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.strip() and (wrong := problem(line, int(classes))):
            found += 1
            print(f"{path.name}, line {number}: {wrong}")
print(f"verdict: {found} wrong lines in {len(files)} files")
