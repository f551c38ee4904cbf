"""Run a script, and print the call that cuts a tensor beyond its end."""

import runpy
import sys
import traceback
from pathlib import Path

import torch
from torch.overrides import TorchFunctionMode

script = sys.argv[1] if len(sys.argv) > 1 else str(Path(__file__).with_name("reproduce.py"))
sys.argv = [script, *sys.argv[2:]]


class Parts(TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        try:
            return func(*args, **(kwargs or {}))
        except RuntimeError as error:
            if "exceeds dimension size" in str(error) or "split_sizes" in str(error):
                tensor = next(arg for arg in args if isinstance(arg, torch.Tensor))
                sizes = [arg for arg in args if arg is not tensor]
                calls = [f for f in traceback.extract_stack() if "torch" not in Path(f.filename).parts]
                call = [f for f in calls if f.filename not in (__file__, "<string>")][-1]
                where = f"{Path(call.filename).name}:{call.lineno}"
                print(f"{func.__name__} of a tensor {tuple(tensor.shape)} with {sizes} at {where}")
                sys.exit(1)
            raise


with Parts():
    runpy.run_path(script, run_name="__main__")
