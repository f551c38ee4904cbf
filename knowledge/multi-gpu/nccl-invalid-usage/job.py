"""Sum a tensor over two ranks, then copy it from rank 0 to both."""

import os

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl")
tensor = torch.ones(1 << 20, device="cuda")
distributed.all_reduce(tensor)
print(f"rank {rank}: summed {tensor[0].item():.0f}", flush=True)
distributed.broadcast(tensor, src=0)
print(f"rank {rank}: copied {tensor[0].item():.0f}", flush=True)
distributed.destroy_process_group()
