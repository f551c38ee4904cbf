"""Start two ranks that both leave the choice of the GPU to the default."""

import os

import torch
from torch import distributed

rank = int(os.environ["RANK"])
distributed.init_process_group("nccl")
tensor = torch.ones(1, device="cuda")
print(f"rank {rank}: uses cuda:{tensor.device.index}", flush=True)
distributed.all_reduce(tensor)
torch.cuda.synchronize()
distributed.destroy_process_group()
