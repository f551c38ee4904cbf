"""Clone what outlives the next call, outside of the compiled function."""

import torch


@torch.compile(mode="reduce-overhead")
def scale(x):
    return x * 2


@torch.compile(mode="reduce-overhead")
def step(x):
    return x + 1


kept = []
for number in range(1, 8):
    kept.append(scale(torch.full((4,), float(number), device="cuda")).clone())
print("kept:", [one[0].item() for one in kept])

x = torch.zeros(4, device="cuda")
for _ in range(7):
    x = step(x).clone()
print("fed back seven times:", x[0].item())
