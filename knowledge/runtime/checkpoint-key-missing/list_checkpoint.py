"""Tell what a checkpoint contains, and how its weights are loaded: python list_checkpoint.py FILE …"""

import pickle
import sys
import tempfile
from pathlib import Path

import torch


def is_state_dict(value):
    """Tell whether a value is a dict with tensors in most of its entries."""
    return isinstance(value, dict) and sum(isinstance(one, torch.Tensor) for one in value.values()) > len(value) / 2


def report(path):
    """Yield the entries of a file, and the line that loads its weights."""
    start = path.open("rb").read(2) if path.is_file() else b""
    if start != b"PK" and start[:1] != b"\x80":
        yield f"torch.save did not write it: {path.stat().st_size} bytes" if path.is_file() else "there is no such file"
        return
    try:
        value = torch.load(path, map_location="cpu", weights_only=True)
    except pickle.UnpicklingError:
        yield "it contains Python objects: a whole model, or a checkpoint with settings; load it with the code that saved it"
        return
    if is_state_dict(value):
        yield f"it is a state dict of {len(value)} tensors, from {next(iter(value))!r} on"
        yield "load it: model.load_state_dict(checkpoint)"
        return
    if not isinstance(value, dict):
        yield f"it contains a {type(value).__name__}, not a dict"
        return
    for key, one in value.items():
        kind = f"a state dict of {len(one)} tensors" if is_state_dict(one) else type(one).__name__
        yield f"{key!r}: {kind}"
    for key in (key for key, one in value.items() if is_state_dict(one)):
        yield f"load it: model.load_state_dict(checkpoint[{key!r}])"
    if not any("optim" in str(key) for key in value):
        yield "there is no optimizer in it: it cannot resume a training"


with tempfile.TemporaryDirectory() as folder:
    model = torch.nn.Linear(2, 2)
    examples = {"backbone.pth": model.state_dict(), "epoch.pth": {"net": model.state_dict(), "epoch": 3}, "model.pth": model}
    examples["list.pth"] = [torch.ones(1)]
    files = [Path(one) for one in sys.argv[1:]]
    if not files:
        for name, value in examples.items():
            torch.save(value, f"{folder}/{name}")
        (Path(folder) / "pointer.pth").write_text("version https://git-lfs.github.com/spec/v1\n")
        files = [Path(folder) / name for name in [*examples, "pointer.pth", "none.pth"]]
    for path in files:
        print(*(f"{path.name}: {line}" for line in report(path)), sep="\n")
