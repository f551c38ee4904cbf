import torch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
loader = DataLoader(TensorDataset(torch.arange(8)), batch_size=2, shuffle=True)


def endless(loader):
    while True:
        yield from loader


batch_iterator = endless(loader)
seen = []
for iteration in range(8):
    (images,) = next(batch_iterator)
    seen += images.tolist()
    print("iteration", iteration)
print("orders of the first two passes differ:", seen[:8] != seen[8:16])
