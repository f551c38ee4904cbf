"""Sum a tensor over two ranks, whatever lies between them."""

import os

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", device_id=torch.device("cuda", rank))
tensor = torch.ones(1 << 20, device="cuda")
distributed.all_reduce(tensor)
print(f"rank {rank}: sum {tensor[0].item():.0f}", flush=True)
distributed.destroy_process_group()
