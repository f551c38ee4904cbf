"""Choose the backend that this torch has."""

import torch
import torch.distributed as dist

backend = "nccl" if torch.cuda.is_available() and dist.is_nccl_available() else "gloo"
dist.init_process_group(backend, store=dist.HashStore(), rank=0, world_size=1)
total = torch.ones(1, device="cuda" if backend == "nccl" else "cpu")
dist.all_reduce(total)
print("sum over 1 rank:", total.item())
dist.destroy_process_group()
