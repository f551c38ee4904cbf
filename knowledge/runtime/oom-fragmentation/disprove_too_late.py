"""Set the variable from within the program, after the first tensor on the GPU."""

import os

import torch

MIB = 2**20
total = torch.cuda.get_device_properties(0).total_memory
torch.cuda.set_per_process_memory_fraction(2048 * MIB / total)
torch.zeros(1, device="cuda")
os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "expandable_segments:True"

first = [torch.empty(100 * MIB, dtype=torch.uint8, device="cuda") for _ in range(19)]
del first
halves = [torch.empty(50 * MIB, dtype=torch.uint8, device="cuda") for _ in range(38)]
del halves[::2]
torch.empty(160 * MIB, dtype=torch.uint8, device="cuda")
