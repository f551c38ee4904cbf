"""Skip every batch whose loss is nan, where a finite loss has a gradient that is nan."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(640, 4)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)

stepped = skipped = 0
for rows in torch.arange(640).split(64):
    out = model(x[rows])
    loss = torch.where(out > 0, out.sqrt(), 0.0).mean()
    if loss.isnan():
        skipped += 1
        continue
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    stepped += 1

print(f"stepped {stepped} times, skipped {skipped}, last loss {loss.item()}")
print("weights:", model.weight.flatten().tolist())
