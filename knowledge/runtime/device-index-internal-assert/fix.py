"""Make both GPUs visible before the first call of torch.cuda."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = "0,1"
import torch

torch.cuda.set_device(1)
print("GPUs:", torch.cuda.device_count())
print(torch.zeros(1, device="cuda").device)
