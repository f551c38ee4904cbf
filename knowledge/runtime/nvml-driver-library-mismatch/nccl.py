"""Make a communicator of one rank, and say what becomes of it."""

import torch
import torch.distributed as dist

dist.init_process_group("nccl", store=dist.HashStore(), rank=0, world_size=1)
print("CUDA, left alone:", torch.ones(1, device="cuda").item())
try:
    dist.all_reduce(torch.ones(1, device="cuda"))
    torch.cuda.synchronize()
    print("NCCL works")
except dist.DistBackendError as error:
    print(str(error).strip())
dist.destroy_process_group()
