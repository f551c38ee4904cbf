"""Say at the first bad step whether data, weights, the forward or the backward pass began it."""

import torch
from torch import nn


def finite(tensors: object) -> bool:
    return all(one.isfinite().all() for one in tensors if one is not None)


def first_bad(model: nn.Module, step: int, x: torch.Tensor, y: torch.Tensor, losses: list) -> str:
    """Call it between backward() and optimizer.step(); an empty text means all is well."""
    for name, data in {"input": x, "target": y}.items():
        if not finite([data]):
            rows = (~data.flatten(1).isfinite()).any(1).nonzero().flatten().tolist()
            return f"step {step}: the {name} is bad in rows {rows} of the batch"
    if not finite(model.parameters()):
        return f"step {step}: the weights were bad already: the step before wrote them"
    if not finite(losses[-1:]):
        grew = len(losses) > 3 and losses[-2] > 1000 * losses[0]
        why = "the loss had grown for steps: it diverges" if grew else "a value left its domain"
        return f"step {step}: the forward pass made it; {why}"
    if not finite(weight.grad for weight in model.parameters()):
        return f"step {step}: the loss is fine and the gradient is not"
    return ""


def train(x: torch.Tensor, y: torch.Tensor, lr: float, last: nn.Module) -> str:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(4, 1), last)
    optimizer = torch.optim.SGD(model.parameters(), lr=lr)
    losses = []
    for step in range(1, 30):
        losses.append(nn.functional.mse_loss(model(x), y))
        optimizer.zero_grad()
        losses[-1].backward()
        if verdict := first_bad(model, step, x, y, losses):
            return verdict
        optimizer.step()
    return "no bad step"


class Function(nn.Module):
    def __init__(self, function: object) -> None:
        super().__init__()
        self.forward = function


x = torch.linspace(-1, 1, 256).reshape(64, 4)
y = x.sum(1, keepdim=True)
holes = x.clone()
holes[5, 2] = float("nan")
masked = Function(lambda v: torch.where(v > 0, v.sqrt(), 0.0))

print("sound:", train(x, y, 0.01, nn.Identity()))
print("empty field:", train(holes, y, 0.01, nn.Identity()))
print("step too long:", train(x, y, 30.0, nn.Identity()))
print("log of a negative:", train(x, y, 0.01, Function(torch.log)))
print("masked too late:", train(x, y, 0.01, masked))
