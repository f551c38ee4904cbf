"""Switch gradients off for an evaluation, and forget to switch them on again."""

import torch
from torch import nn


def evaluate(model: nn.Module, inputs: torch.Tensor, labels: torch.Tensor) -> float:
    """Return the share of right answers; the switch outlives the call."""
    torch.set_grad_enabled(False)
    return (model(inputs).argmax(1) == labels).float().mean().item()


torch.manual_seed(0)
model, inputs = nn.Linear(8, 3), torch.randn(96, 8)
labels = inputs[:, :3].argmax(1)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
for epoch in range(2):
    optimizer.zero_grad()
    loss = nn.functional.cross_entropy(model(inputs), labels)
    print(f"epoch {epoch}: requires_grad={loss.requires_grad}, grad_fn={loss.grad_fn}", flush=True)
    loss.backward()
    optimizer.step()
    evaluate(model, inputs, labels)
