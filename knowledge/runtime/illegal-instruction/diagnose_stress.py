"""Repeat one product for some seconds, and compare each result bit by bit with the first."""

import time

import torch

torch.manual_seed(0)
a, b = torch.randn(2, 4096, 4096, device="cuda", dtype=torch.float16).unbind()
first, rounds, wrong, start = a @ b, 0, 0, time.monotonic()
while time.monotonic() - start < 8:
    wrong += not torch.equal(a @ b, first)
    rounds += 1
print("products:", rounds)
print("different results:", wrong)
print("verdict:", "unstable GPU" if wrong else "no error under this load")
