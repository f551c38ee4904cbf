"""Start workers by forkserver, the default of Python 3.14 on Linux, without a main guard."""

import torch
from torch.utils.data import DataLoader, TensorDataset

numbers = TensorDataset(torch.arange(16.0))
loader = DataLoader(numbers, batch_size=8, num_workers=1, multiprocessing_context="forkserver")
for (batch,) in loader:
    print("sum", batch.sum().item(), flush=True)
