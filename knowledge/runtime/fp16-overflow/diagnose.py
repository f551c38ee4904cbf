"""Run one step in float32 and name the modules whose outputs would not fit into float16."""

import torch
from torch import nn

LIMIT = torch.finfo(torch.float16).max


def measure(model: nn.Module, batch: torch.Tensor) -> dict:
    """Return the largest output of each innermost module, by name."""
    largest = {}

    def note(name: str, out: object) -> None:
        if isinstance(out, torch.Tensor) and out.is_floating_point():
            largest[name] = max(largest.get(name, 0.0), out.abs().max().item())

    hooks = [
        module.register_forward_hook(lambda _, __, out, name=name: note(name, out))
        for name, module in model.named_modules()
        if not list(module.children())
    ]
    with torch.no_grad():
        model.float()(batch.float())
    for hook in hooks:
        hook.remove()
    return largest


torch.manual_seed(0)
model = nn.Sequential(nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 64), nn.LayerNorm(64))
with torch.no_grad():
    model[2].weight.mul_(200_000)

for name, value in measure(model, torch.randn(32, 64)).items():
    verdict = "overflows" if value > LIMIT else "little room" if value > LIMIT / 10 else "fits"
    print(f"{name} {type(model[int(name)]).__name__}: {verdict}")
