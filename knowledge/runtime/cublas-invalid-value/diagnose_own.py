"""Multiply in 32 and 16 bits, then look at the libraries of this very process."""

import runpy
import sys

import torch

for dtype in (torch.float32, torch.float16, torch.bfloat16):
    square = torch.eye(64, dtype=dtype, device="cuda")
    print(dtype, "right:", torch.equal(square @ square, square))
sys.argv = ["diagnose.py", "self"]
runpy.run_path("diagnose.py", run_name="__main__")
