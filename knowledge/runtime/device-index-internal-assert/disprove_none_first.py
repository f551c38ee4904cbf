"""Ask torch for GPUs while none is visible, then make one visible."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch

print("available:", torch.cuda.is_available(), flush=True)
os.environ["CUDA_VISIBLE_DEVICES"] = "0"
torch.zeros(1, device="cuda")
