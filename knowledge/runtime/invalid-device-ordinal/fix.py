"""Refuse a rank that has no GPU of its own, with the numbers that disagree."""

import os

import torch


def device_of(rank: int) -> torch.device:
    """Return the GPU of local rank `rank`; raises RuntimeError where there is none."""
    count = torch.cuda.device_count()
    if rank < count:
        return torch.device("cuda", rank)
    visible = os.environ.get("CUDA_VISIBLE_DEVICES")
    message = f"local rank {rank}, {count} GPUs, CUDA_VISIBLE_DEVICES={visible}"
    raise RuntimeError(message)


count = torch.cuda.device_count()
print("last rank:", torch.zeros(1, device=device_of(count - 1)).item())
try:
    device_of(count)
except RuntimeError as error:
    print("one more:", error)
