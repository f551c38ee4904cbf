"""Print shapes, line and cause of the join that fails: python diagnose_script.py train.py ARGUMENTS"""

import os
import runpy
import sys
import traceback

import torch
from torch.overrides import TorchFunctionMode

JOINS = (torch.cat, torch.concat, torch.concatenate, torch.stack, torch.hstack, torch.vstack)


def verdict(shapes: list[tuple], joined: int) -> str:
    if len({len(one) for one in shapes}) > 1:
        return "dimensions: add the missing one with unsqueeze, and expand it"
    last = len(shapes[0]) - 1
    if last < 0:
        return "not-tensors: join single numbers with torch.stack"
    joined %= last + 1
    columns = [set(sizes) for sizes in zip(*shapes, strict=True)]
    differ = [d for d, sizes in enumerate(columns) if len(sizes) > 1 and d != joined] or [joined]
    low, high = min(columns[differ[0]]), max(columns[differ[0]])
    if differ[0] == 0 != joined:
        return f"batch-size: something was made for {low} or {high} rows"
    if (joined == 0 and (last < 3 or differ[0] > 1)) or (joined == last == 2):
        return "lengths: pad or resize all to one size, or another dim was meant"
    if differ[0] > 1 == joined or joined == last > 2:  # a side of an image
        if high - low <= 2:
            return "odd-image: pad the sides of the image to a multiple of 32"
        if last > 2 and low and high % low == 0:
            return "scales: one branch was halved or doubled once more"
    return "other-model: widths or channels of two models, or another dim was meant"


class Joins(TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        options = kwargs or {}
        try:
            return func(*args, **options)
        except (RuntimeError, TypeError) as error:
            given = args[0] if args else options.get("tensors", ())
            if func not in JOINS or not all(map(torch.is_tensor, given)):
                raise
            own = [f for f in traceback.extract_stack()[:-1] if "-packages" not in f.filename][-1]
            shapes = [tuple(one.shape) for one in given]
            print(str(error).splitlines()[0])
            print(f"{os.path.basename(own.filename)}, line {own.lineno}: {shapes}")
            dim = args[1] if len(args) > 1 else options.get("dim", options.get("axis", 0))
            print("verdict:", verdict(shapes, int(func is torch.hstack) or dim))
            raise SystemExit(0) from error


if __name__ == "__main__":
    sys.argv = sys.argv[1:] or [os.path.join(os.path.dirname(__file__), "reproduce.py")]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    with Joins():
        runpy.run_path(sys.argv[0], run_name="__main__")
