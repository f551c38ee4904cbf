"""Run a script and print the shapes around its shape error: python diagnose_script.py train.py ARGUMENTS."""

import os
import re
import runpy
import sys
import traceback

import torch

LIMITS = {77, 512, 514, 1024, 1026, 2048, 4096, 8192}  # usual numbers of positions


def verdict(told: str, frames: list[str]) -> str:
    """Return the cause that the numbers of the message and the functions above it show."""
    if "normalize" in frames or re.search(r"shape \[1, .*broadcast shape \[3, ", told):
        return "image-channels"
    if any("loss" in one or "cross_entropy" in one for one in frames):
        return "target-shape"
    found = re.search(r"\((\d+)\) must match .*\((\d+)\) at non-singleton dimension (\d+)", told)
    if not found:
        return "compare the shapes below"
    a, b, dimension = map(int, found.groups())
    if dimension >= 2 and 0 < abs(a - b) <= 8:
        return "odd-image"
    if dimension == 1 and (a > b in LIMITS or b > a in LIMITS):
        return "too-long-text"
    if dimension == 1 and a % 16 == b % 16 == 0:
        return "other-model, if the numbers are widths; otherwise missing-dimension"
    return "missing-dimension, or compare the shapes below"


sys.argv = sys.argv[1:] or ["reproduce.py"]
sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except (RuntimeError, ValueError) as error:
    steps = list(traceback.walk_tb(error.__traceback__))
    names = [frame.f_code.co_name for frame, _ in steps]
    own = [step for step in steps if not step[0].f_code.co_filename.startswith(torch.__path__[0])]
    frame, line = own[-1]
    print(str(error).splitlines()[0])
    print("verdict:", verdict(str(error), names))
    print(f"{os.path.basename(frame.f_code.co_filename)}, line {line}:")
    for name, value in frame.f_locals.items():
        if isinstance(value, torch.Tensor):
            print(f"  {name}: {tuple(value.shape)}")
