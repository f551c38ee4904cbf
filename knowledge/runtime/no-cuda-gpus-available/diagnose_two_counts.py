"""Hide every GPU after CUDA has looked, then ask for the number of GPUs and for a tensor on one."""

import os

import torch

print("is_available():", torch.cuda.is_available())
os.environ["CUDA_VISIBLE_DEVICES"] = ""
print("device_count():", torch.cuda.device_count())
print("a tensor on:", torch.ones(1, device="cuda").device)
