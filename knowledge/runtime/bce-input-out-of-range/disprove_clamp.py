"""Train with a clamp in place of the sigmoid, from an output that begins below 0."""

import torch
from torch import nn

torch.manual_seed(0)
model, inputs = nn.Linear(8, 1), torch.randn(256, 8)
nn.init.constant_(model.bias, -4.0)
labels = (inputs.sum(1, keepdim=True) > 0).float()
for name, squeeze in {"clamp": lambda x: x.clamp(0, 1), "sigmoid": torch.sigmoid}.items():
    trained = nn.Linear(8, 1)
    trained.load_state_dict(model.state_dict())
    optimizer = torch.optim.Adam(trained.parameters(), lr=0.1)
    for _ in range(200):
        optimizer.zero_grad()
        nn.BCELoss()(squeeze(trained(inputs)), labels).backward()
        optimizer.step()
    right = ((squeeze(trained(inputs)) > 0.5) == labels.bool()).float().mean().item()
    moved = not torch.equal(trained.weight, model.weight)
    print(f"{name}: weights moved: {moved}, more than 95% right: {right > 0.95}")
nn.BCELoss()(torch.tensor([torch.nan]).clamp(0, 1), torch.ones(1))
