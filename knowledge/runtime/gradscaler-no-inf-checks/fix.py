"""Step only where a gradient arrived, and update only where a step was tried."""

import torch
from torch import nn


def masked_loss(values: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Return the mean square where the mask is set, and a zero with a graph where nothing is."""
    return values[mask].square().mean() if mask.any() else values.flatten()[0] * 0


def has_gradient(optimizer: torch.optim.Optimizer) -> bool:
    return any(p.grad is not None for group in optimizer.param_groups for p in group["params"])


torch.manual_seed(0)
for way in ("leave out the step", "loss with a graph"):
    model, scaler = nn.Linear(8, 1), torch.amp.GradScaler("cpu")
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.1)
    moved = []
    for valid in [5, 3, 0, 4]:
        before = model.weight.detach().clone()
        inputs, mask = torch.randn(6, 8), torch.arange(6) < valid
        optimizer.zero_grad()
        if valid or way == "loss with a graph":
            scaler.scale(masked_loss(model(inputs)[:, 0], mask)).backward()
        if has_gradient(optimizer):
            scaler.step(optimizer)
            scaler.update()
        moved.append(not torch.equal(model.weight, before))
    print(f"{way}: weights moved, batch by batch: {moved}")
