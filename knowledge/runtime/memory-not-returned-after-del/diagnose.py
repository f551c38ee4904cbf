"""Split what the driver counts for this GPU into tensors, cache and the rest."""

import torch

MIB = 2**20
data = torch.empty(512 * MIB, dtype=torch.uint8, device="cuda")
data = data[: 256 * MIB].clone()

free, total = torch.cuda.mem_get_info()
used, kept = torch.cuda.memory_allocated(), torch.cuda.memory_reserved()
print("live tensors:", used // MIB, "MiB: goes with the last reference")
print("cache:", (kept - used) // MIB, "MiB: goes with empty_cache()")
print("rest:", (total - free - kept) // MIB, "MiB: context, libraries, other processes")
