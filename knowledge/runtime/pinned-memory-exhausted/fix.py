"""Copy 2 GiB to the GPU through one pinned buffer of 64 MiB."""

import torch

PART = 64 << 20

weights = torch.ones(2 << 30, dtype=torch.uint8)
buffer = torch.empty(PART, dtype=torch.uint8, pin_memory=True)
target = torch.empty_like(weights, device="cuda")
for source, place in zip(weights.split(PART), target.split(PART), strict=True):
    buffer[: len(source)].copy_(source)
    place.copy_(buffer[: len(source)], non_blocking=True)
    torch.cuda.current_stream().synchronize()  # before the buffer is filled again
print("copied:", target.sum(dtype=torch.int64).item() == 2 << 30)
print("pinned MiB:", torch.cuda.host_memory_stats()["allocated_bytes.peak"] >> 20)
