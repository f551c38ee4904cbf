"""Leave holes in every cached segment, then ask for more than one hole."""

import torch

MIB = 2**20
total = torch.cuda.get_device_properties(0).total_memory
torch.cuda.set_per_process_memory_fraction(2048 * MIB / total)


def block(size: int) -> torch.Tensor:
    """Return `size` MiB of the GPU."""
    return torch.empty(size * MIB, dtype=torch.uint8, device="cuda")


first = [block(100) for _ in range(20)]
del first
halves = [block(50) for _ in range(40)]
del halves[::2]
stats = torch.cuda.memory_stats()
print("in use:", stats["allocated_bytes.all.current"] // MIB, "MiB")
print("cached and unused:", stats["inactive_split_bytes.all.current"] // MIB, "MiB")
block(90)
print("90 MiB more: allocated")
