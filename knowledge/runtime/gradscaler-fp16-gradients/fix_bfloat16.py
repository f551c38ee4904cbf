"""Train in bfloat16 without a scaler: its range is that of float32."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 2).to(torch.bfloat16)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
before = model.weight.detach().clone()
model(torch.randn(3, 4, dtype=torch.bfloat16)).sum().backward()
optimizer.step()
print("changed:", not torch.equal(before, model.weight), "finite:", bool(model.weight.isfinite().all()))
