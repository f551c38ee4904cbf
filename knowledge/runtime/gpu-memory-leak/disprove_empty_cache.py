"""Collect garbage and empty the cache in each step."""

import gc

import torch
from torch import nn

layer = nn.Linear(1024, 1024, device="cuda")
activations = []
layer.register_forward_hook(lambda _layer, _args, output: activations.append(output.detach()))
for step in range(6):
    before = torch.cuda.memory_allocated()
    layer(torch.randn(1024, 1024, device="cuda")).sum().backward()
    gc.collect()
    torch.cuda.empty_cache()
    if step:
        print(f"step {step}: {(torch.cuda.memory_allocated() - before) / 2**20:+.1f} MiB")
