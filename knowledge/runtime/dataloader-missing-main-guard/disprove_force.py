"""Silence "context has already been set" with force=True, and leave the guard out."""

import torch
from torch.utils.data import DataLoader, TensorDataset

torch.multiprocessing.set_start_method("spawn", force=True)
numbers = TensorDataset(torch.arange(16.0))
for (batch,) in DataLoader(numbers, batch_size=8, num_workers=1):
    print("sum", batch.sum().item(), flush=True)
