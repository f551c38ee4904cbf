"""Pass retain_graph=True in an ordinary loop, where each step has a graph of its own."""

import torch
from kept import Kept
from torch import nn


def train(*, retain: bool) -> Kept:
    """Train for four steps, and return what was kept."""
    torch.manual_seed(0)
    model = nn.Sequential(*(nn.Sequential(nn.Linear(128, 128), nn.Tanh()) for _ in range(8)))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    with (kept := Kept(model.parameters())):
        for _ in range(4):
            loss = model(torch.randn(64, 128)).square().mean()
            optimizer.zero_grad()
            loss.backward(retain_graph=retain)
            optimizer.step()
    return kept


plain, retained = train(retain=False), train(retain=True)
print(f"most that was kept: {plain.most / 1e3:.0f} kB")
print(
    f"with retain_graph:  {retained.most / 1e3:.0f} kB, {retained.most / plain.most:.2f} times that"
)
