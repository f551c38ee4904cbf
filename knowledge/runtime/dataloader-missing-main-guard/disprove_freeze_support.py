"""Call freeze_support, which the message names, and leave the guard out."""

import torch
from torch.utils.data import DataLoader, TensorDataset

torch.multiprocessing.freeze_support()
numbers = TensorDataset(torch.arange(16.0))
loader = DataLoader(numbers, batch_size=8, num_workers=1, multiprocessing_context="spawn")
for (batch,) in loader:
    print("sum", batch.sum().item(), flush=True)
