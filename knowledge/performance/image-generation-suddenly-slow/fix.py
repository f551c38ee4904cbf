"""Make the weights fit: eight bits take half of the memory, and every step converts them on the GPU."""

import time

import torch
from torch import nn

torch.manual_seed(0)
LAYERS, WIDTH, TOKENS = 8, 8192, 2048
LIMIT = LAYERS * WIDTH * WIDTH  # bytes: half of what bfloat16 needs
weights = [torch.randn(WIDTH, WIDTH, dtype=torch.bfloat16) / WIDTH**0.5 for _ in range(LAYERS)]


@torch.no_grad()
def milliseconds(weights):
    x, times = torch.randn(TOKENS, WIDTH, device="cuda", dtype=torch.bfloat16), []
    for _ in range(6):
        torch.cuda.synchronize()
        start, y = time.perf_counter(), x
        for weight in weights:
            y = nn.functional.linear(y, weight.to("cuda").to(torch.bfloat16))
        torch.cuda.synchronize()
        times.append(1e3 * (time.perf_counter() - start))
    return times[2:]


inside = [weight.to("cuda") if number % 2 else weight for number, weight in enumerate(weights)]
print("bfloat16, half outside:", *(f"{one:.1f}" for one in milliseconds(inside)), "ms")
small = [weight.to(torch.float8_e4m3fn).to("cuda") for weight in weights]
print("fits:", sum(one.nbytes for one in small) <= LIMIT)
print("eight bits, all inside:", *(f"{one:.1f}" for one in milliseconds(small)), "ms")
