"""Bring the process into a state, ask for the first matrix product, and then for the reason."""

import os
import signal
import sys
import time

import torch
from why import ask

state, room = sys.argv[1], int(sys.argv[2])
square = torch.eye(8, device="cuda")
spare = torch.empty(room * 2**20, dtype=torch.uint8, device="cuda")
held, size, step = [], 2**34, "provoking"
signal.alarm(20)
try:
    if state == "index":
        square[torch.tensor([8], device="cuda")]
        time.sleep(1)
    while state == "full" and size >= 2**21:
        try:
            held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
        except torch.OutOfMemoryError:
            size //= 2
    if state == "full":
        del spare
        torch.cuda.empty_cache()
    step = "first product"
    print(f"  {step}: {(square @ square)[0, 0].item()}")
except RuntimeError as error:
    print(f"  {step}: {str(error).splitlines()[0]}")
    ask(square)
sys.stdout.flush()
os._exit(0)
