"""Let torch raise at any call that waits, and run the loop that asks once."""

import math

import torch

torch.manual_seed(0)
weights = [torch.randn(512, 512, device="cuda") / 512**0.5 for _ in range(64)]
batch = torch.randn(64, 512, device="cuda")
y, sums = batch, []

torch.cuda.set_sync_debug_mode("error")
for weight in weights:
    y = y @ weight
    sums.append(y.sum())
torch.cuda.set_sync_debug_mode("default")
print("nan anywhere:", math.isnan(torch.stack(sums).sum()))
