"""Multiply, let a kernel fail, and multiply once more with the handle that is there."""

import sys
import time

import torch
from torch.nn.functional import linear

name = sys.argv[1]
dtype = torch.float16 if "float16" in name else torch.float32
square = torch.eye(64, dtype=dtype, device="cuda")
stack = square.repeat(4, 1, 1)
calls = {
    "float32 product": lambda: square @ square,
    "float16 product": lambda: square @ square,
    "batched product": lambda: stack @ stack,
    "linear layer": lambda: linear(square, square, square[0]),
}
calls[name]()
torch.cuda.synchronize()
square[torch.tensor([64], device="cuda")]
time.sleep(1)
try:
    calls[name]()
    print(f"{name}: no error yet")
except RuntimeError as error:
    print(f"{name}: {str(error).splitlines()[0]}")
