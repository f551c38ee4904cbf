"""Catch the error, and multiply a smaller batch in the same process."""

import time

import torch

weight = torch.eye(64, device="cuda")
(weight @ weight).sum().item()
table = torch.randn(100, 64, device="cuda")
rows = table[torch.tensor([3, 100], device="cuda")]
time.sleep(1)
for batch in (rows, rows[:1], rows[:1]):
    try:
        print("product:", tuple((batch @ weight).shape))
    except RuntimeError as error:
        print(f"{len(batch)} rows: failed")
