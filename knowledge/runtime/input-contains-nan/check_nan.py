"""Count NaN and inf in arrays, data files and checkpoints: python check_nan.py FILE_OR_FOLDER …"""

import sys
import tempfile
from pathlib import Path

import numpy
import torch

ENDS = {".npy", ".npz", ".pt", ".pth", ".ckpt", ".bin"}


def arrays(value, name=""):
    """Yield each array of numbers in a nested value, with its name."""
    if isinstance(value, torch.Tensor):
        yield name, value.detach().float().cpu().numpy()
    elif isinstance(value, numpy.ndarray) and value.dtype.kind == "f":
        yield name, value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from arrays(one, f"{name}.{key}" if name else str(key))
    elif isinstance(value, (list, tuple)):
        for place, one in enumerate(value):
            yield from arrays(one, f"{name}[{place}]")


def load(path):
    """Return what a file holds."""
    if path.suffix in (".npy", ".npz"):
        found = numpy.load(path)
        return dict(found) if path.suffix == ".npz" else found
    return torch.load(path, map_location="cpu", weights_only=True)


def check(path):
    """Print the arrays of a file that hold NaN or inf; return whether there is one."""
    bad = [(name, one) for name, one in arrays(load(path)) if not numpy.isfinite(one).all()]
    for name, one in bad[:3]:
        nan, inf = int(numpy.isnan(one).sum()), int(numpy.isinf(one).sum())
        print(f"{path.name} {name}: {nan} NaN and {inf} inf of {one.size} values".replace(" :", ":"))
    return bool(bad)


def example(folder):
    """Write a data set with one bad file, and a checkpoint whose weights are bad."""
    numpy.save(folder / "motion-1.npy", numpy.zeros((4, 3)))
    numpy.save(folder / "motion-2.npy", numpy.array([[0.0, numpy.nan], [numpy.inf, 1.0]]))
    torch.save({"model": {"head.weight": torch.full((2, 3), float("nan"))}}, folder / "last.pt")


with tempfile.TemporaryDirectory() as folder:
    places = [Path(one) for one in sys.argv[1:]] or [Path(folder)]
    example(Path(folder))
    files = sorted(one for place in places for one in (place.rglob("*") if place.is_dir() else [place]))
    found = [check(path) for path in files if path.suffix in ENDS]
    print(f"{sum(found)} of {len(found)} files hold NaN or inf")
