"""Add up the holes in torch's segments and find the largest one."""

import torch

MIB = 2**20


def block(size: int) -> torch.Tensor:
    """Return `size` MiB of the GPU."""
    return torch.empty(size * MIB, dtype=torch.uint8, device="cuda")


first = [block(100) for _ in range(20)]
del first
halves = [block(50) for _ in range(40)]
del halves[::2]

holes = [
    part["size"] // MIB
    for segment in torch.cuda.memory_snapshot()
    for part in segment["blocks"]
    if part["state"] == "inactive"
]
stats = torch.cuda.memory_stats()
print("segments:", stats["segment.all.current"])
print("holes:", len(holes), "sum:", sum(holes), "MiB, largest:", max(holes), "MiB")
print("inactive_split_bytes:", stats["inactive_split_bytes.all.current"] // MIB, "MiB")
