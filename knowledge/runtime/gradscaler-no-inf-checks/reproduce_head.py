"""Give a model a new head after the optimizer was built, with and without a frozen backbone."""

import torch
from torch import nn

torch.manual_seed(0)
inputs, labels = torch.randn(96, 8), torch.arange(96) % 5
for frozen in (False, True):
    model = nn.Sequential(nn.Linear(8, 8).requires_grad_(not frozen), nn.Linear(8, 1000))
    optimizer, scaler = torch.optim.SGD(model.parameters(), lr=0.1), torch.amp.GradScaler("cpu")
    model[1] = nn.Linear(8, 5)
    before = model[1].weight.detach().clone()
    for _ in range(20):
        optimizer.zero_grad()
        scaler.scale(nn.functional.cross_entropy(model(inputs), labels)).backward()
        scaler.step(optimizer)
        scaler.update()
    moved = not torch.equal(model[1].weight, before)
    print(f"backbone frozen: {frozen}, 20 steps, no error, new head trained: {moved}", flush=True)
