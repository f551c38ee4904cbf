"""Let the loss take the sigmoid: the same model, trained on what its last layer gives."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 1))
inputs = torch.randn(256, 8)
labels = (inputs.sum(1, keepdim=True) > 0).float()
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
for _ in range(200):
    optimizer.zero_grad()
    loss = nn.BCEWithLogitsLoss()(model(inputs), labels)
    loss.backward()
    optimizer.step()
right = ((model(inputs).sigmoid() > 0.5) == labels.bool()).float().mean().item()
print("more than 95% right:", right > 0.95)
