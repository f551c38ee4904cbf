"""Make the GPU visible before the first call of torch.cuda."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = "0"
import torch

print("GPUs:", torch.cuda.device_count())
print(torch.zeros(1, device="cuda").device)
