"""Bound torch's share of the GPU, fill that share, and let NCCL ask CUDA for its buffers."""

import os

import torch
from torch import distributed

MIB = 2**20
rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
torch.cuda.set_per_process_memory_fraction(0.9)
distributed.init_process_group("nccl")
tensor = torch.ones(MIB, device="cuda")
held, size = [], 2**34
while size >= MIB:
    try:
        held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2
held.clear()
free = torch.cuda.mem_get_info()[0] // MIB
cache = (torch.cuda.memory_reserved() - torch.cuda.memory_allocated()) // MIB
print(f"rank {rank}: {free} MiB free for NCCL, {cache} MiB unused in torch's cache", flush=True)
distributed.all_reduce(tensor)
print(f"rank {rank}: sum {tensor[0].item():.0f}", flush=True)
distributed.destroy_process_group()
