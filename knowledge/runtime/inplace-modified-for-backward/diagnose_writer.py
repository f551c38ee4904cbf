"""Anomaly mode names the operation that kept the tensor; Writes names the lines that wrote."""

import traceback
import warnings

import torch
from torch import nn
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves


class Writes(TorchFunctionMode):
    """Print each call that changes a tensor of the shape in the message, and the line it is on."""

    def __init__(self, *shape: int) -> None:
        super().__init__()
        self.shapes = (shape, shape[::-1])  # a Linear layer keeps its weight transposed

    def __torch_function__(self, func, types, args=(), kwargs=None):
        leaves = tree_leaves((args, kwargs))
        tensors = [t for t in leaves if isinstance(t, torch.Tensor) and t.shape in self.shapes]
        before = [t._version for t in tensors]
        result = func(*args, **(kwargs or {}))
        for tensor, version in zip(tensors, before, strict=True):
            if tensor._version > version:
                stack = traceback.extract_stack()[:-1]
                line = next(f.line for f in reversed(stack) if "packages/torch/" not in f.filename)
                print(f"  version {version} -> {tensor._version} by {func.__name__}: {line}")
        return result


torch.manual_seed(0)
layer, mask = nn.Linear(5, 6), torch.tensor([1.0, 1.0, 1.0, 1.0, 0.0, 0.0])
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)


def masked() -> None:
    weights = layer(torch.randn(4, 5)).sigmoid()
    weights *= mask
    weights.sum().backward()


def late() -> None:
    hidden = layer(torch.randn(4, 5, requires_grad=True))
    hidden.sum().backward(retain_graph=True)
    optimizer.step()
    hidden.sum().backward()


for step, shape in ((masked, (4, 6)), (late, (5, 6))):
    with warnings.catch_warnings(record=True) as caught, Writes(*shape):
        warnings.simplefilter("always")
        try:
            with torch.autograd.detect_anomaly(check_nan=False):
                step()
        except RuntimeError as error:
            print(str(error).partition("operation: ")[2].partition(" Hint")[0])
    forward = next(str(w.message) for w in caught if "Traceback of forward call" in str(w.message))
    lines = [line.strip() for line in forward.splitlines() if "layer(" in line]
    print("  anomaly mode:", lines[-1])
