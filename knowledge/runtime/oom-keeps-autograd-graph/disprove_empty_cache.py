"""Collect garbage and empty the cache in every step."""

import gc

import torch
from torch import nn

torch.manual_seed(0)
total = torch.cuda.get_device_properties(0).total_memory
torch.cuda.set_per_process_memory_fraction(2**30 / total)
model = nn.Sequential(*[nn.Linear(1024, 1024) for _ in range(8)]).cuda()

losses = []
for step in range(100):
    batch = torch.randn(2048, 1024, device="cuda")
    losses.append(model(batch).square().mean())
    gc.collect()
    torch.cuda.empty_cache()
    if step % 4 == 0:
        print("step", step, "allocated", torch.cuda.memory_allocated() // 2**20, "MiB")
print("losses:", len(losses))
