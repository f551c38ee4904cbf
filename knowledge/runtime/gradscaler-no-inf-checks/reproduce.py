"""Train on masked points; the third batch has none, and its loss is a new zero."""

import torch
from torch import nn


def masked_loss(values: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Return the mean square where the mask is set, and zero where there is nothing."""
    if not mask.any():
        return torch.zeros((), requires_grad=True)
    return values[mask].square().mean()


torch.manual_seed(0)
model, scaler = nn.Linear(8, 1), torch.amp.GradScaler("cpu")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch, valid in enumerate([5, 3, 0, 4]):
    inputs, mask = torch.randn(6, 8), torch.arange(6) < valid
    optimizer.zero_grad()
    scaler.scale(masked_loss(model(inputs)[:, 0], mask)).backward()
    print(f"batch {batch}: {valid} points, gradient: {model.weight.grad is not None}", flush=True)
    scaler.step(optimizer)
    scaler.update()
