"""Let a loader with pin_memory=True load tensors that are on the GPU."""

import torch
from torch.utils.data import DataLoader, TensorDataset

dataset = TensorDataset(torch.zeros(8, 3, device="cuda"))
for (x,) in DataLoader(dataset, batch_size=4, pin_memory=True):
    print(x.device)
