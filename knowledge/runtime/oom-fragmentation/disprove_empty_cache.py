"""Empty the cache between the holes and the request that is larger than each of them."""

import gc

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
gc.collect()
torch.cuda.empty_cache()
print("still reserved:", torch.cuda.memory_reserved() // MIB, "MiB")
block(90)
