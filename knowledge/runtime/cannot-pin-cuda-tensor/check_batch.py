"""Print the device of each tensor in one item of a Dataset: python check_batch.py MODULE:NAME."""

import importlib
import sys

import torch


def tensors(item, place="item"):
    """Yield each tensor of an item with its place."""
    if isinstance(item, torch.Tensor):
        yield place, item
    elif isinstance(item, dict):
        for key, value in item.items():
            yield from tensors(value, f"{place}[{key!r}]")
    elif isinstance(item, (list, tuple)):
        for index, value in enumerate(item):
            yield from tensors(value, f"{place}[{index}]")


dataset = [{"image": torch.zeros(3, 8, 8), "label": torch.empty(1, device="meta")}]
if len(sys.argv) > 1:
    sys.path.insert(0, ".")
    module, name = sys.argv[1].split(":")
    dataset = getattr(importlib.import_module(module), name)
print("default device:", torch.get_default_device() if hasattr(torch, "get_default_device") else "?")
for place, tensor in tensors(next(iter(dataset))):
    can = "can be pinned" if tensor.device.type == "cpu" else "cannot be pinned"
    print(f"{place}: {tensor.device}, {can}")
