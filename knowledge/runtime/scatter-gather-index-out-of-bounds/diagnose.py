"""Look for labels outside of 0 ... classes - 1 in saved arrays.

Usage: python diagnose.py FOLDER CLASSES, with .npy files, or images if Pillow is installed
"""

import sys
import tempfile
from pathlib import Path

import numpy as np

MARKERS = {255, -1, -100}


def labels_of(path: Path) -> np.ndarray:
    """Return the distinct labels in the file at `path`."""
    if path.suffix == ".npy":
        return np.unique(np.load(path))
    from PIL import Image

    return np.unique(np.asarray(Image.open(path)))


def verdict(labels: np.ndarray, classes: int) -> str:
    """Return the cause that the distinct `labels` show."""
    wrong = [int(one) for one in labels if not 0 <= one < classes]
    if not wrong:
        return "in range: look at token ids and at indices that the program computes"
    kind = "ignore-value" if set(wrong) <= MARKERS else "labels-beyond-classes"
    return f"{kind}: {wrong[:5]}, allowed are 0 to {classes - 1}"


def main(folder: Path, classes: int) -> None:
    """Print a verdict for each file in `folder`."""
    for path in sorted(folder.iterdir()):
        print(f"{path.name}: {verdict(labels_of(path), classes)}")


if sys.argv[1:]:
    main(Path(sys.argv[1]), int(sys.argv[2]))
else:
    with tempfile.TemporaryDirectory() as name:
        for file, values in {"a": [0, 1], "b": [0, 1, 255], "c": [1, 2]}.items():
            np.save(Path(name, file), np.array(values))
        main(Path(name), 2)
