"""Make the error go away in two ways, for three faults, and look at the weights after ten steps."""

import torch
from torch import nn

torch.manual_seed(0)
inputs, labels = torch.randn(96, 8), torch.arange(96) % 5


def flatten(model: nn.Module) -> list[nn.Parameter]:
    """Lay weights and gradients into one buffer each, of which the parameters become views."""
    flat = nn.Parameter(nn.utils.parameters_to_vector(model.parameters()).detach())
    flat.grad, start = torch.zeros_like(flat), 0
    for p in model.parameters():
        part = slice(start, start + p.numel())
        start += p.numel()
        p.data, p.grad = flat.data[part].view_as(p), flat.grad[part].view_as(p)
    return [flat]


def train(fault: str, *, enabled: bool, set_to_none: bool) -> str:
    """Train ten steps with a fault, and say whether the weights have moved."""
    model = nn.Linear(8, 5)
    held = flatten(model) if fault == "flat buffer" else model.parameters()
    optimizer = torch.optim.SGD(held, lr=0.1)
    scaler = torch.amp.GradScaler("cpu", enabled=enabled)
    before = model.weight.detach().clone()
    for _ in range(10):
        if fault == "flat buffer":
            optimizer.zero_grad(set_to_none=set_to_none)
        loss = nn.functional.cross_entropy(model(inputs), labels)
        scaler.scale(loss.detach().requires_grad_() if fault == "no graph" else loss).backward()
        if fault == "zero_grad before step":
            optimizer.zero_grad(set_to_none=set_to_none)
        try:
            scaler.step(optimizer)
        except AssertionError as error:
            return str(error)
        scaler.update()
    return f"weights moved: {not torch.equal(model.weight, before)}"


for fault in ("no graph", "zero_grad before step", "flat buffer"):
    print(fault)
    print("    as it is:", train(fault, enabled=True, set_to_none=True))
    print("    set_to_none=False:", train(fault, enabled=True, set_to_none=False))
    print("    enabled=False:", train(fault, enabled=False, set_to_none=True))
