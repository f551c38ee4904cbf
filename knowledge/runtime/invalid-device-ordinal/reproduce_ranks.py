"""Start two ranks where one GPU is visible."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = "0"

import torch

rank = int(os.environ["LOCAL_RANK"])
print(f"rank {rank} sees {torch.cuda.device_count()} GPU", flush=True)
torch.cuda.set_device(rank)
print(f"rank {rank} is on GPU {torch.cuda.current_device()}", flush=True)
