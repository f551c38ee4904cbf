"""Let the ranks agree on the number of batches before the loop."""

import os
from datetime import timedelta

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", timeout=timedelta(seconds=10))
batches = torch.tensor(3 if rank == 0 else 2, device="cuda")
distributed.all_reduce(batches, op=distributed.ReduceOp.MIN)

gradient = torch.ones(1024, device="cuda")
for _ in range(batches.item()):
    distributed.all_reduce(gradient)
weights = torch.ones(2048, device="cuda")
distributed.broadcast(weights, src=0)
torch.cuda.synchronize()
print(f"rank {rank}: {batches.item()} batches, weights sent", flush=True)
distributed.destroy_process_group()
