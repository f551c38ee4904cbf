"""Make one communicator over all ranks and use it."""

import os

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", device_id=torch.device("cuda", rank))
tensor = torch.ones(1, device="cuda")
distributed.all_reduce(tensor)
if rank == 0:
    print(f"sum: {tensor.item():.0f}", flush=True)
distributed.destroy_process_group()
