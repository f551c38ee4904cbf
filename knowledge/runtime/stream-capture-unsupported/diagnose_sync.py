"""Find the line that waits, without a capture."""

import traceback

import torch


def step(x):
    y = x * 2
    if y.sum().item() > 100:
        y = y / 2
    return y


x = torch.ones(1024, device="cuda")
torch.cuda.set_sync_debug_mode("error")
try:
    step(x)
except RuntimeError:
    traceback.print_exc()
