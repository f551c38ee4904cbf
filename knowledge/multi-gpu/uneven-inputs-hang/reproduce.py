"""Train with DDP on files of different lengths: rank 0 has 7 batches, rank 1 has 5."""

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(0)
model = DistributedDataParallel(torch.nn.Linear(2, 1))
for step in range(7 if rank == 0 else 5):
    model(torch.ones(4, 2)).sum().backward()
    print(f"rank {rank}, step {step}", flush=True)
print(f"rank {rank} is done", flush=True)
dist.barrier()  # as at the end of an epoch, before validation or a checkpoint
dist.destroy_process_group()
