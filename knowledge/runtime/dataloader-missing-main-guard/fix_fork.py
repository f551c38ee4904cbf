"""Without a guard, ask for fork by name, for workers that do not use CUDA themselves."""

import torch
from torch.utils.data import DataLoader, TensorDataset

numbers = TensorDataset(torch.arange(16.0))
loader = DataLoader(numbers, batch_size=8, num_workers=1, multiprocessing_context="fork")
for (batch,) in loader:
    print("sum", batch.sum().item(), flush=True)
