import torch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
loader = DataLoader(TensorDataset(torch.arange(8)), batch_size=2, shuffle=True)
print("batches in one pass:", len(loader), flush=True)

batch_iterator = iter(loader)
for iteration in range(6):
    images = next(batch_iterator)
    print("iteration", iteration, flush=True)
