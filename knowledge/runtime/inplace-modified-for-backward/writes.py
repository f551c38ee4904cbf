"""Name the line of each write into memory that a tensor of some shape uses."""

import traceback

import torch
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves

PACKAGE = torch.__file__.removesuffix("__init__.py")


class Writes(TorchFunctionMode):
    """Print each call that changes the memory of a tensor of the shape in the message."""

    def __init__(self, *shape: int) -> None:
        super().__init__()
        self.shapes = (shape, shape[::-1])  # a Linear layer keeps its weight transposed
        self.seen = {}  # one tensor for each storage; held, so that no other gets its address

    def __torch_function__(self, func, types, args=(), kwargs=None):
        before = [(tensor, tensor._version) for tensor in self.seen.values()]
        result = func(*args, **(kwargs or {}))
        for tensor, version in before:
            if tensor._version > version:
                stack = reversed(traceback.extract_stack()[:-1])
                at = next(f for f in stack if not f.filename.startswith(PACKAGE))
                print(f"  version {version} -> {tensor._version} by {func.__name__},", end=" ")
                print(f"{at.filename}:{at.lineno}: {at.line}")
        for leaf in tree_leaves((args, kwargs, result)):
            dense = isinstance(leaf, torch.Tensor) and leaf.layout == torch.strided
            if dense and leaf.shape in self.shapes:
                self.seen.setdefault(leaf.untyped_storage().data_ptr(), leaf)
        return result
