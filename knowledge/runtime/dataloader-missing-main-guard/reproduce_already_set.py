"""Choose spawn for the whole program at its top level, without a main guard."""

import torch
from torch.utils.data import DataLoader, TensorDataset

torch.multiprocessing.set_start_method("spawn")
numbers = TensorDataset(torch.arange(16.0))
for (batch,) in DataLoader(numbers, batch_size=8, num_workers=1):
    print("sum", batch.sum().item(), flush=True)
