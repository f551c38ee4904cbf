"""Run a script; at the error print the tensor and the cause: python diagnose_script.py train.py."""

import linecache
import os
import re
import runpy
import sys
import warnings

import torch
from torch.optim.optimizer import register_optimizer_step_pre_hook

PATTERN = r"\[[\w.]+ \[([\d, ]*)\]\](?:, which is output 0 of (\w+),)? is at version (\d+);"
weights, told = set(), []


def remember(optimizer: torch.optim.Optimizer, *_: object) -> None:
    for weight in (one for group in optimizer.param_groups for one in group["params"]):
        weights.update({tuple(weight.shape), tuple(weight.shape)[::-1]})  # transposed: Linear


def verdict(shape: tuple, name: str, version: int) -> str:
    if shape in weights and (not name or name.startswith(("AsStrided", "T"))):
        return "step: optimizer.step() ran between the forward and the backward pass"
    if torch.distributed.is_initialized() and not name:
        return "ddp-buffers: the model was called twice before backward()"
    if name.startswith(("AsStrided", "Select", "Slice")):
        return "slices: other parts of the same buffer were written"
    return f"own-write: search for {version} in-place write(s) after the line above"


def report(error: RuntimeError) -> None:
    found = re.search(PATTERN, str(error))
    print(str(error).partition(": [")[0])
    frames = re.findall(r'File "([^"]*)", line (\d+)', "".join(told[-1:]))
    for path, line in [one for one in frames if not re.search("-packages|runpy|diagnose_", one[0])][-1:]:
        code = linecache.getline(path, int(line)).strip()
        print(f"needed by {os.path.basename(path)}, line {line}: {code}")
    if found:
        shape = tuple(int(size) for size in found[1].split(",") if size.strip())
        print(f"tensor: shape {shape}, made by {found[2] or 'no operation'}")
        print("verdict:", verdict(shape, found[2] or "", int(found[3])))


def run(path: str) -> None:
    warnings.showwarning = lambda message, *_: told.append(str(message))
    try:
        with torch.autograd.set_detect_anomaly(True, check_nan=False):
            runpy.run_path(path, run_name="__main__")
    except RuntimeError as error:
        report(error)


register_optimizer_step_pre_hook(remember)
if __name__ == "__main__":
    sys.argv = sys.argv[1:] or ["reproduce.py"]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    run(sys.argv[0])
