"""Accept any image suffix, and name the folder if there is none."""

import tempfile
from pathlib import Path

from torch.utils.data import DataLoader

SUFFIXES = {".png", ".jpg", ".jpeg", ".bmp", ".tif", ".webp"}


def images(folder):
    """Return the images of a folder, or say which folder has none."""
    found = sorted(path for path in Path(folder).rglob("*") if path.suffix.lower() in SUFFIXES)
    if not found:
        raise FileNotFoundError(f"no image in {Path(folder).resolve()}")
    return found


with tempfile.TemporaryDirectory() as folder:
    for name in ("a.jpg", "b.JPG"):
        (Path(folder) / name).touch()
    loader = DataLoader(images(folder), batch_size=2, shuffle=True)
    print("batches:", len(loader))
