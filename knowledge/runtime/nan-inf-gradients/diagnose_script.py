"""Run a script; stop at the first operator that makes nan, and print its line and the cause.

python diagnose_script.py train.py ARGUMENTS; without a script it runs reproduce.py.
"""

import os
import runpy
import sys
import traceback

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves


def kinds(values: object) -> set[str]:
    """Return which of nan and inf the floating-point tensors contain."""
    floats = [one for one in tree_leaves(values) if torch.is_tensor(one) and one.is_floating_point()]
    found = {"nan" for one in floats if one.isnan().any()}
    return found | {"inf" for one in floats if one.isinf().any()}


def verdict(name: str, infinite: list[str], backward: bool) -> str:
    """Return the cause that the operators show."""
    if any("float16" in one for one in infinite):
        return "overflow: float16 ends at 65504; use bfloat16 or a gradient scaler"
    if "softmax" in name and any("masked_fill" in one for one in infinite):
        return "masked-row: all scores of a row are -inf"
    if "attention" in name:
        return "fused-attention: compare with the math backend"
    if backward:
        return "late-mask: an infinite slope, hidden in the forward pass; mask the input too"
    return "out-of-domain input; late-mask, if the loss is finite; mask or clamp the input first"


class Births(TorchDispatchMode):
    infinite: list[str] = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        born = kinds(out) - kinds([args, kwargs])
        name, node = func.__name__, torch._C._current_autograd_node()
        if "inf" in born:
            self.infinite.append(f"{name} {tree_leaves(out)[0].dtype}")
        if "nan" in born:
            stack = traceback.format_list(traceback.extract_stack()[:-1])
            stack = node.metadata.get("traceback_", stack) if node else stack
            line = [one for one in stack if "-packages" not in one][-1].strip().splitlines()[-1]
            print(f"made inf before: {self.infinite[-3:] or 'nothing'}")
            print(f"{name} makes nan in the {'backward' if node else 'forward'} pass of {line.strip()}")
            print("verdict:", verdict(name, self.infinite, backward=bool(node)))
            raise SystemExit(0)
        return out


if __name__ == "__main__":
    sys.argv = sys.argv[1:] or [os.path.join(os.path.dirname(__file__), "reproduce.py")]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    with torch.autograd.set_detect_anomaly(True, check_nan=False), Births():
        runpy.run_path(sys.argv[0], run_name="__main__")
