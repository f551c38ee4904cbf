"""Run a script; at the error print the line, its leaf tensors and the cause.

python diagnose_script.py train.py ARGUMENTS; without a script it runs reproduce.py.
"""

import linecache
import os
import runpy
import sys
import traceback
import types

import torch
from torch import nn


def verdict(frames: list[types.FrameType], line: str, found: dict[str, torch.Tensor]) -> str:
    """Return the cause that the functions and tensors show."""
    names = {frame.f_code.co_name for frame in frames}
    leaves = [one for one in found.values() if one.requires_grad and one.is_leaf]
    if names & {"broadcast", "all_reduce", "_broadcast_coalesced", "wait"}:
        return "gloo: pass parameter.detach() to the collective"
    if ".grad" in line or any(one.grad is not None for one in leaves):
        return "update: put the line under torch.no_grad()"
    if names & {"relu", "relu_", "leaky_relu", "silu", "elu"}:
        return "input: the batch requires a gradient, and the first activation is in place"
    if any(not isinstance(one, nn.Parameter) for one in leaves):
        return "embeddings: this leaf is no parameter; clone() it before the write"
    return "first-values: put the line under torch.no_grad(), or use torch.nn.init"


def report(error: RuntimeError) -> None:
    """Print the last line outside of the packages."""
    steps = list(traceback.walk_tb(error.__traceback__))
    own = [one for one in steps if "-packages" not in one[0].f_code.co_filename]
    frame, number = own[-1]
    path = frame.f_code.co_filename
    line = linecache.getline(path, number).strip()
    found = {n: one for n, one in frame.f_locals.items() if torch.is_tensor(one)}
    print(error)
    print(f"{os.path.basename(path)}, line {number}: {line}")
    for name, one in found.items():
        kind = "parameter" if isinstance(one, nn.Parameter) else "tensor"
        print(f"  {name}: {kind}, is_leaf {one.is_leaf}, requires_grad {one.requires_grad}")
    print("verdict:", verdict([frame for frame, _ in steps], line, found))


def run(path: str) -> None:
    """Run a script, and report its error."""
    try:
        runpy.run_path(path, run_name="__main__")
    except RuntimeError as error:
        report(error)


if __name__ == "__main__":
    sys.argv = sys.argv[1:] or ["reproduce.py"]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    run(sys.argv[0])
