"""Pin a batch whose tensors are on another device than the CPU."""

import torch
from torch.utils.data import DataLoader, TensorDataset

dataset = TensorDataset(torch.empty(8, 3, device="meta"))
for (x,) in DataLoader(dataset, batch_size=4):
    x.pin_memory()
