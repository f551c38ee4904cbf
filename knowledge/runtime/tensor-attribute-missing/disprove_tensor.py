"""Turn the list that a loader returns into one tensor: its images and labels have different shapes."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.rand(4, 3), torch.tensor([0, 1, 0, 1])), batch_size=2)
batch = next(iter(loader))
print("batch:", type(batch).__name__, [tuple(one.shape) for one in batch])
torch.Tensor(batch)
