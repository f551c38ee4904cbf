"""Call torch.cuda.empty_cache() here while another process holds 2 GiB."""

import gc
import subprocess
import sys

import torch

HOLD = """
import sys, torch
held = torch.empty(2 << 30, dtype=torch.uint8, device="cuda")
print("ready", flush=True)
sys.stdin.read()
"""


def free_gib() -> float:
    """Return the free memory of the GPU in GiB."""
    return torch.cuda.mem_get_info()[0] / 2**30


before = free_gib()
other = subprocess.Popen(
    [sys.executable, "-c", HOLD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
)
other.stdout.readline()
held = free_gib()
gc.collect()
torch.cuda.empty_cache()
emptied = free_gib()
other.kill()
other.wait()
print("the other process took 2 GiB or more:", before - held >= 2)
print("empty_cache gave back less than 0.1 GiB:", emptied - held < 0.1)
print("its end gave back 2 GiB or more:", free_gib() - held >= 2)
