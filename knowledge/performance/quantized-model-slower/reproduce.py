"""A linear layer in 8 bits that recovers its weights in each call, against the plain layer."""

import time

import torch

torch.manual_seed(0)
torch.set_num_threads(1)
SIZE = 1024
weight = torch.randn(SIZE, SIZE)
scale = weight.abs().amax(dim=1, keepdim=True) / 127
small = (weight / scale).round().to(torch.int8)


def seconds(call) -> float:
    """The best of five rounds."""
    rounds = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(8):
            call()
        rounds.append((time.perf_counter() - start) / 8)
    return min(rounds)


for rows, name in ((1, "one token"), (256, "a long prompt")):
    x = torch.randn(rows, SIZE)
    plain = seconds(lambda x=x: x @ weight.T)
    recovered = seconds(lambda x=x: x @ (small.float() * scale).T)
    print(f"{name}: 8-bit weights recovered in each call take {recovered / plain:.1f} times as long")
print(f"bytes: {small.nbytes} in place of {weight.nbytes}")
