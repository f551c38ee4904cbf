"""Keep two sums for the running accuracy instead of every score."""

import time

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
torch.set_num_threads(1)
rows, labels = torch.randn(19200, 32), torch.randint(0, 200, (19200,))
loader = DataLoader(TensorDataset(rows, labels), batch_size=64)
model = nn.Linear(32, 200)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
right, seen, moments = torch.zeros(()), 0, []
for batch, target in loader:
    output = model(batch)
    optimizer.zero_grad()
    nn.functional.cross_entropy(output, target).backward()
    optimizer.step()
    moments.append(time.perf_counter())
    right += (output.detach().argmax(1) == target).sum()  # stays on the device
    seen += len(target)
    accuracy = right / seen
times = [(after - before) * 1e3 for before, after in zip(moments, moments[1:], strict=False)]
first, last = min(times[5:35]), min(times[-30:])
print(f"{len(moments)} steps: first {first:.2f} ms, last {last:.2f} ms")
print("last steps more than 3 times as slow:", last > 3 * first)
