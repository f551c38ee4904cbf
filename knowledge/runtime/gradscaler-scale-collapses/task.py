"""A model whose activations reach 100000, more than float16 can hold, and a training loop."""

import torch
from torch import nn


def build() -> nn.Module:
    """Return a small model with large activations, as some models trained in bfloat16 have."""
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 1))
    with torch.no_grad():
        model[0].weight.mul_(400_000)
        model[2].weight.div_(400_000)
    return model


def train(model: nn.Module, dtype: torch.dtype, scaler: torch.amp.GradScaler) -> list[float]:
    """Train 30 steps under autocast; return the loss of each step."""
    inputs = torch.randn(32, 16)
    targets = inputs[:, :1].relu()
    optimizer = torch.optim.SGD(model[2].parameters(), lr=1e-13)
    losses = []
    for _ in range(30):
        optimizer.zero_grad()
        with torch.autocast("cpu", dtype=dtype):
            loss = (model(inputs) - targets).float().square().mean()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        losses.append(loss.item())
    return losses
