"""Run a script; at the error print where its graph ended, and the cause.

python diagnose_script.py train.py ARGUMENTS; without a script it runs reproduce_copy.py.
"""

import os
import runpy
import sys
import traceback

import torch
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves

COPIES = {"tensor", "detach", "item", "numpy", "tolist", "as_tensor"}


class Ends(TorchFunctionMode):
    last = None  # the last call that takes a tensor with a gradient and returns one without

    def __torch_function__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        inner = [one for one in tree_leaves((args, kwargs)) if torch.is_tensor(one)]
        outer = [one for one in tree_leaves(result) if torch.is_tensor(one)]
        ended = func.__name__ in COPIES or (outer and not any(one.requires_grad for one in outer))
        if ended and any(one.requires_grad for one in inner):
            stack = traceback.extract_stack()[:-1]
            own = [one for one in stack if "-packages" not in one.filename]
            inside = any("utils/checkpoint" in one.filename for one in stack)
            self.last = (func.__name__, own[-1], torch.is_grad_enabled(), inside)
        return result


def verdict(last: tuple | None) -> str:
    if last is None:
        return "frozen: no parameter that the loss depends on requires a gradient"
    name, _, enabled, inside = last
    if not enabled:
        off = "switched-off: gradients are off in this line"
        return "checkpoint: pass use_reentrant=False" if inside else off
    copied = name in COPIES or name == "__get__"  # .data
    return "copy: this line drops the graph" if copied else "count: this call has no derivative"


def run(path: str) -> None:
    ends = Ends()
    try:
        with ends:
            runpy.run_path(path, run_name="__main__")
    except RuntimeError as error:
        print(str(error).splitlines()[0])
        for name, at, *_ in [ends.last] if ends.last else []:
            print(f"{name} in {os.path.basename(at.filename)}, line {at.lineno}: {at.line}")
        print("verdict:", verdict(ends.last))


if __name__ == "__main__":
    sys.argv = sys.argv[1:] or [os.path.join(os.path.dirname(__file__), "reproduce_copy.py")]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    run(sys.argv[0])
