"""Evaluate without recording."""

import torch
from model import data, model

model.eval()
with torch.inference_mode():
    mean = model(data).mean().item()
peak = torch.cuda.max_memory_allocated() / 2**30
print("below 2 GiB:", peak < 2)
