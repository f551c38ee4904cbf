"""Lay the shapes of a saved state beside those of an optimizer, group by group."""

from difflib import SequenceMatcher

import torch
from torch import nn


def compare(saved: dict, optimizer: torch.optim.Optimizer, model: nn.Module) -> None:
    """Print what stands in only one of the two; the state's tensors tell the file's shapes."""
    names = {id(p): name for name, p in model.named_parameters()}
    for theirs, ours in zip(saved["param_groups"], optimizer.param_groups, strict=True):
        states = [saved["state"].get(n, {}).values() for n in theirs["params"]]
        then = [next((tuple(v.shape) for v in s if getattr(v, "ndim", 0)), None) for s in states]
        now = [tuple(p.shape) for p in ours["params"]]
        print(f"  {len(then)} in the file, {len(now)} here")
        for tag, i, j, k, m in SequenceMatcher(None, then, now, autojunk=False).get_opcodes():
            if tag != "equal":
                here = [names[id(p)] for p in ours["params"][k:m]]
                print(f"    from place {i}: the file has {then[i:j]}, here is {here}")


def adam(model: nn.Module, *, thawed: int = 0) -> torch.optim.Optimizer:
    return torch.optim.Adam([p for layer in model[thawed:] for p in layer.parameters()])


def net(*widths: int) -> nn.Sequential:
    return nn.Sequential(*(nn.Linear(a, b) for a, b in zip(widths, widths[1:])))


model, other = net(8, 16, 4, 2), net(2, 4, 1)
optimizer = adam(model)
model(torch.ones(1, 8)).sum().backward()
optimizer.step()
saved = optimizer.state_dict()
longer = nn.Sequential(*model, nn.Linear(2, 5))
turned = nn.Sequential(*reversed(model))
cases = {
    "the same": (adam(model), model),
    "the first layer is frozen here": (adam(model, thawed=1), model),
    "a layer was added here": (adam(longer), longer),
    "another network": (adam(other), other),
    "another order, which loads": (adam(turned), turned),
}
for name, (optimizer, model) in cases.items():
    print(name)
    compare(saved, optimizer, model)
