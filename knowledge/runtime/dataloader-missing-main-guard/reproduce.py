"""Choose spawn for the workers, as CUDA asks for, in a script without a main guard."""

import torch
from torch.utils.data import DataLoader, TensorDataset

numbers = TensorDataset(torch.arange(16.0))
loader = DataLoader(numbers, batch_size=8, num_workers=1, multiprocessing_context="spawn")
for (batch,) in loader:
    print("sum", batch.sum().item(), flush=True)
