"""Shuffle a DataLoader while CUDA is the default device."""

import torch
from torch.utils.data import DataLoader

torch.set_default_device("cuda")
loader = DataLoader(range(8), batch_size=8, shuffle=True)
print(next(iter(loader)))
