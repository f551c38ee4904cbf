"""Ask torch for GPUs while one is visible, then make a second one visible and use it."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = "0"
import torch

print("available:", torch.cuda.is_available(), flush=True)
os.environ["CUDA_VISIBLE_DEVICES"] = "0,1"
torch.cuda.set_device(1)
