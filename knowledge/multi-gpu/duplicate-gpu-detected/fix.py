"""Take a GPU of its own for each local rank, before anything else touches CUDA."""

import os

import torch
from torch import distributed

rank, local = int(os.environ["RANK"]), int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(local)
distributed.init_process_group("nccl", device_id=torch.device("cuda", local))
tensor = torch.ones(1, device="cuda")
distributed.all_reduce(tensor)
print(f"rank {rank}: uses cuda:{tensor.device.index}, sum {tensor.item():.0f}", flush=True)
distributed.destroy_process_group()
