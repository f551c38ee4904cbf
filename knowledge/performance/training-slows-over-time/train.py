"""Train and print a running accuracy, computed each time over all batches so far."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
torch.set_num_threads(1)
rows, labels = torch.randn(19200, 32), torch.randint(0, 200, (19200,))
loader = DataLoader(TensorDataset(rows, labels), batch_size=64)
model = nn.Linear(32, 200)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scores, targets = [], []
for batch, target in loader:
    output = model(batch)
    optimizer.zero_grad()
    nn.functional.cross_entropy(output, target).backward()
    optimizer.step()
    scores.append(output.detach())
    targets.append(target)
    accuracy = (torch.cat(scores).argmax(1) == torch.cat(targets)).float().mean()
