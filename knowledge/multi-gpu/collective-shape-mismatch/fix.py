"""Reduce sums and counts, which have one size everywhere; gather unequal tensors by padding."""

from datetime import timedelta

import torch
import torch.distributed as dist


def gather_unequal(tensor: torch.Tensor) -> list:
    """Return the tensors of all ranks, whose first dimensions may differ."""
    size = torch.tensor([len(tensor)])
    sizes = [torch.zeros_like(size) for _ in range(dist.get_world_size())]
    dist.all_gather(sizes, size)
    longest = max(int(one) for one in sizes)
    padded = tensor.new_zeros(longest, *tensor.shape[1:])
    padded[: len(tensor)] = tensor
    parts = [torch.empty_like(padded) for _ in sizes]
    dist.all_gather(parts, padded)
    return [part[: int(one)] for part, one in zip(parts, sizes)]


dist.init_process_group("gloo", timeout=timedelta(seconds=30))
losses = torch.full((1000 + dist.get_rank(),), float(dist.get_rank()))

total = torch.tensor([losses.sum(), float(len(losses))])
dist.all_reduce(total)
gathered = gather_unequal(losses)

if dist.get_rank() == 0:
    print(f"mean over all samples: {total[0] / total[1]:.6f}")
    print("gathered:", [len(part) for part in gathered])
dist.destroy_process_group()
