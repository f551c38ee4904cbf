"""Ask for 8 GiB on a GPU of which another process left 4 GiB."""

import subprocess
import sys

import torch

HOLD = """
import sys, torch
free, _ = torch.cuda.mem_get_info()
held = torch.empty(free - (4 << 30), dtype=torch.uint8, device="cuda")
print("the other process holds its share", flush=True)
sys.stdin.read()
"""

other = subprocess.Popen(
    [sys.executable, "-c", HOLD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
)
try:
    print(other.stdout.readline().strip(), flush=True)
    torch.empty(8 << 30, dtype=torch.uint8, device="cuda")
finally:
    other.kill()
    other.wait()
