"""Run a script; at the call that refuses its labels or indices, print them and the cause.

python diagnose_script.py train.py ARGUMENTS; without a script it runs reproduce.py.
"""

import os
import runpy
import sys

import torch
from torch.overrides import TorchFunctionMode


INDEXED = {"embedding", "embedding_bag", "one_hot", "gather", "__getitem__", "__setitem__"}


def verdict(name: str, given: list[torch.Tensor]) -> str:
    """Return the cause that the call and its tensors show."""
    output, labels = given[0], given[min(1, len(given) - 1)]
    if "binary_cross" in name:
        return "binary: pass labels.to(output.dtype)"
    if name in INDEXED:
        return "indices: make them int64"
    if name.endswith("_") and not name.endswith("__"):
        return "inplace: convert the tensor, or what is written into it"
    if labels.dtype == torch.int64 and labels.shape != output.shape:
        return "none: the dtype is right for classes; compare the shapes"
    if "cross_entropy" not in name and "nll" not in name:
        return "none: this call takes no labels and no indices"
    if labels.shape == output.shape:
        return "probabilities: labels of this shape must be floats, or take argmax(1) of them"
    if not labels.is_floating_point():
        return "other-integers: call labels.long()"
    if bool((labels == labels.round()).all()):
        return "floats: the values are whole; make them int64 where they are created"
    return "floats: the values are not whole, so they are not classes; use another loss"


class Watch(TorchFunctionMode):
    """Report the first call that refuses its tensors, and end the program."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        try:
            return func(*args, **(kwargs or {}))
        except (RuntimeError, IndexError, TypeError) as error:
            given = [one for one in (*args, *(kwargs or {}).values()) if torch.is_tensor(one)]
            if not given:
                raise
            print(f"{func.__name__}: {str(error).partition('; but')[0]}")
            for one in given[:2]:
                print(f"  {tuple(one.shape)} {one.dtype}, such as {one.flatten()[:3].tolist()}")
            print("verdict:", verdict(func.__name__, given))
            raise SystemExit from error


if __name__ == "__main__":
    sys.argv = sys.argv[1:] or [os.path.join(os.path.dirname(__file__), "reproduce.py")]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    with Watch():
        runpy.run_path(sys.argv[0], run_name="__main__")
