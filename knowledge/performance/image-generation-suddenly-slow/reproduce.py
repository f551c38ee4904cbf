"""Run layers whose weights are in GPU memory, and the same with half of them outside, as with 'loaded partially'."""

import time

import torch
from torch import nn

torch.manual_seed(0)
LAYERS, WIDTH, TOKENS = 8, 8192, 2048
layers = [nn.Linear(WIDTH, WIDTH, bias=False, dtype=torch.bfloat16) for _ in range(LAYERS)]


@torch.no_grad()
def step(x):
    for layer in layers:
        x = nn.functional.linear(x, layer.weight.to("cuda"))
    return x


def milliseconds():
    x, times = torch.randn(TOKENS, WIDTH, device="cuda", dtype=torch.bfloat16), []
    for _ in range(6):
        torch.cuda.synchronize()
        start = time.perf_counter()
        step(x)
        torch.cuda.synchronize()
        times.append(1e3 * (time.perf_counter() - start))
    return times[2:]


for number, layer in enumerate(layers):
    layer.to("cuda" if number % 2 else "cpu")
print("half outside:", *(f"{one:.1f}" for one in milliseconds()), "ms")
for layer in layers:
    layer.to("cuda")
print("all inside:", *(f"{one:.1f}" for one in milliseconds()), "ms")
