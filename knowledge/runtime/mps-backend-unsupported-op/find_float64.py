"""List what MPS cannot hold: python find_float64.py model.pt batch.npy …, or tensors_64(model) in a program."""

import sys
import tempfile
from pathlib import Path

import numpy
import torch


def tensors_64(value, name=""):
    """Yield the name, dtype and source of each float64 or complex128 tensor or array in a nested value."""
    if isinstance(value, torch.nn.Module):
        value = dict([*value.named_parameters(), *value.named_buffers()])
    if isinstance(value, dict):
        for key, one in value.items():
            yield from tensors_64(one, f"{name}.{key}" if name else str(key))
    elif isinstance(value, (list, tuple)):
        for place, one in enumerate(value):
            yield from tensors_64(one, f"{name}[{place}]")
    elif str(getattr(value, "dtype", "")).split(".")[-1] in ("float64", "complex128"):
        yield f"{name or 'value'}: {str(value.dtype).split('.')[-1]} {'array' if isinstance(value, numpy.ndarray) else 'tensor'}"


def load(path):
    """Return what a file holds; safetensors needs the package of that name."""
    if path.suffix == ".safetensors":
        from safetensors.torch import load_file

        return load_file(path)
    return numpy.load(path) if path.suffix == ".npy" else torch.load(path, map_location="cpu", weights_only=True)


with tempfile.TemporaryDirectory() as folder:
    files = [Path(one) for one in sys.argv[1:]]
    if not files:
        files = [Path(folder) / name for name in ("model.pt", "batch.npy", "float32.npy")]
        model = torch.nn.Linear(2, 2)
        model.register_buffer("frequencies", torch.from_numpy(numpy.linspace(0, 1, 4)))
        torch.save({"model": model.state_dict()}, files[0])
        numpy.save(files[1], numpy.random.default_rng(0).random((3, 2)))
        numpy.save(files[2], numpy.ones(2, dtype="float32"))
    for path in files:
        print(*(f"{path.name} {told}" for told in list(tensors_64(load(path))) or ["has no float64"]), sep="\n")
