"""A small classification with mistakes that raise no error."""

import torch
from torch import nn

torch.set_num_threads(1)  # small tensors: threads cost more than they save

MISTAKES = ("none", "softmax", "no step", "other model", "frozen", "rate")


def train(mistake: str, steps: int = 200) -> tuple[nn.Module, list[float]]:
    """Train on ten classes of points; return the model and the loss of each step."""
    torch.manual_seed(0)
    centers = torch.randn(10, 20) * 3
    labels = torch.arange(500) % 10
    points = centers[labels] + torch.randn(500, 20)
    model = nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 10))
    if mistake == "softmax":
        model.append(nn.Softmax(dim=1))
    rate = 1e-9 if mistake == "rate" else 0.05
    optimizer = torch.optim.SGD(model.parameters(), lr=rate)
    if mistake == "other model":
        model = nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 10))
    if mistake == "frozen":
        model[0].requires_grad_(False)
        model[2].requires_grad_(False)
        points.requires_grad_()
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(points), labels)
        loss.backward()
        if mistake != "no step":
            optimizer.step()
        losses.append(loss.item())
    return model, losses
