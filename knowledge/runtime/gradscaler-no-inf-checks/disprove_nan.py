"""Give a scaler gradients of nan, of inf and of zero, and a data set of one row."""

import torch
from torch import nn

torch.manual_seed(0)
cases = {"nan": float("nan"), "inf": float("inf"), "zero": 0.0, "one row": 1.0}
for name, factor in cases.items():
    model, scaler = nn.Linear(8, 1), torch.amp.GradScaler("cpu")
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    before = model.weight.detach().clone()
    inputs = torch.randn(1 if name == "one row" else 96, 8)
    scaler.scale(model(inputs).square().mean() * factor).backward()
    scaler.step(optimizer)
    scaler.update()
    moved = not torch.equal(model.weight, before)
    print(f"{name}: no error, weights moved: {moved}, scale: {scaler.get_scale():.0f}")
