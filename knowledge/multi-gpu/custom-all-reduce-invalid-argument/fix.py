"""The same without expandable segments."""

import os

os.environ.pop("PYTORCH_ALLOC_CONF", None)
os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "expandable_segments:False"

import torch

from handle import export

buffer = torch.ones(1 << 20, device="cuda")
print("sum:", int(buffer.sum().item()))
print("handle:", len(export(buffer)), "bytes")
