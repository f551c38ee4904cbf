"""Export memory of an expandable segment, as custom all-reduce does with its graph buffers."""

import os

os.environ.pop("PYTORCH_ALLOC_CONF", None)
os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "expandable_segments:True"

import torch

from handle import export

buffer = torch.ones(1 << 20, device="cuda")
print("setting:", os.environ["PYTORCH_CUDA_ALLOC_CONF"])
print("sum:", int(buffer.sum().item()))
export(buffer)
