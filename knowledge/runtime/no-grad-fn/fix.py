"""Switch gradients off for a block, which switches them on again at its end."""

import torch
from torch import nn


def evaluate(model: nn.Module, inputs: torch.Tensor, labels: torch.Tensor) -> float:
    """Return the share of right answers."""
    with torch.no_grad():
        return (model(inputs).argmax(1) == labels).float().mean().item()


torch.manual_seed(0)
model, inputs = nn.Linear(8, 3), torch.randn(96, 8)
labels = inputs[:, :3].argmax(1)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
before = evaluate(model, inputs, labels)
for _ in range(50):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(inputs), labels).backward()
    optimizer.step()
    right = evaluate(model, inputs, labels)
print("gradients are on:", torch.is_grad_enabled())
print("more right answers than before:", right > before)
