"""Recompute each block in the backward pass: the same batch fits."""

import torch
from model import WIDTH, Model

torch.cuda.set_per_process_memory_fraction(8 * 2**30 / torch.cuda.mem_get_info()[1])
model = Model("cuda", recompute=True)
batch = torch.randn(16, 2048, WIDTH, device="cuda")
model(batch).square().mean().backward()
print("peak below 7 GiB:", torch.cuda.max_memory_allocated() < 7 * 2**30)
