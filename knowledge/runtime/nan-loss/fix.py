"""Leave the bad row out, name it, and refuse any step that would write nan into the weights."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(640, 4)
y = x.sum(1, keepdim=True)
x[200, 1] = float("nan")

sound = torch.cat([x, y], 1).isfinite().all(1)
print("rows left out:", (~sound).nonzero().flatten().tolist())
x, y = x[sound], y[sound]

model = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 1))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)

for step, rows in enumerate(torch.arange(len(x)).split(64), 1):
    loss = nn.functional.mse_loss(model(x[rows]), y[rows])
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 10.0, error_if_nonfinite=True)
    optimizer.step()
print("last loss is finite:", loss.isfinite().item())
