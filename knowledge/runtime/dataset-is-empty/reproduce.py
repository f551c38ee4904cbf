"""Shuffle a dataset whose pattern matches no file."""

import tempfile
from pathlib import Path

from torch.utils.data import DataLoader

with tempfile.TemporaryDirectory() as folder:
    for name in ("a.jpg", "b.JPG"):
        (Path(folder) / name).touch()
    dataset = sorted(Path(folder).glob("*.png"))
    print("files:", len(dataset), flush=True)
    loader = DataLoader(dataset, batch_size=2, shuffle=True)
