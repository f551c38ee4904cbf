"""Look at an optimizer right before its step: nine loops, of which one is right."""

import torch
from torch import nn


def look(optimizer: torch.optim.Optimizer, model: nn.Module) -> str:
    """Count what the optimizer holds, and name what has a gradient and is not held."""
    held = [p for group in optimizer.param_groups for p in group["params"]]
    ids, used = {id(p) for p in held}, {id(p) for p in model.parameters()}
    outside = [n for n, p in model.named_parameters() if p.grad is not None and id(p) not in ids]
    return (
        f"holds {len(held)}, of this model {sum(id(p) in used for p in held)}, "
        f"trainable {sum(p.requires_grad for p in held)}, "
        f"with gradient {sum(p.grad is not None for p in held)}, {outside=}"
    )


def flatten(model: nn.Module) -> list[nn.Parameter]:
    """Make weights and gradients views of two buffers, and return the one of the weights."""
    params = list(model.parameters())
    flat = nn.Parameter(nn.utils.parameters_to_vector(params).detach())
    flat.grad = torch.zeros_like(flat)
    nn.utils.vector_to_parameters(flat.data, params)
    for p, part in zip(params, flat.grad.split([p.numel() for p in params]), strict=True):
        p.grad = part.view_as(p)
    return [flat]


def run(case: str) -> None:
    """Do one step with one thing wrong, and print what look() says of it."""
    model, inputs = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 2)), torch.randn(4, 8)
    model.requires_grad_(case != "frozen")
    held = flatten(model) if case == "flat buffer" else model.parameters()
    optimizer, scaler = torch.optim.AdamW(held, fused="fused" in case), torch.amp.GradScaler("cpu")
    if case == "replaced":
        model = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 2))
    if case == "head replaced":
        model[0].requires_grad_(False)
        model[1] = nn.Linear(8, 2)
    optimizer.zero_grad()
    loss = scaler.scale(model(inputs).square().mean())
    if case == "unscale_ first":
        scaler.unscale_(optimizer)
    if case in ("detached", "fused, detached", "frozen"):
        loss = loss.detach().requires_grad_()
    loss.backward()
    if case == "zero_grad last":
        optimizer.zero_grad()
    print(f"{case}: {look(optimizer, model)}")
    try:
        scaler.step(optimizer)
        scaler.update()
    except AssertionError as error:
        print(f"    {error}")


cases = ["right", "detached", "fused, detached", "frozen", "replaced", "head replaced"]
for case in [*cases, "zero_grad last", "unscale_ first", "flat buffer"]:
    run(case)
