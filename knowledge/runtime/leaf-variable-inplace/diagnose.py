"""Ask a tensor what an in-place operation on it meets, then do it."""

import torch
from torch import nn


def kind(tensor: torch.Tensor) -> str:
    """Say what an in-place operation would change, as autograd sees it."""
    if not torch.is_grad_enabled() or not tensor.requires_grad:
        return "no graph"
    if tensor._is_view() and tensor._base.is_leaf:
        return "view of a leaf"
    return "leaf" if tensor.is_leaf else "result"


layer, x, embed = nn.Linear(3, 2), torch.ones(2, 3), nn.Embedding(4, 3)
frozen = nn.Embedding(4, 3).requires_grad_(False)
weight = layer.weight
with torch.no_grad():
    early = weight[0]
tensors = {
    "weight": weight,
    "weight[0]": weight[0],
    "weight.T": weight.T,
    "weight[weight > -9]": weight[weight > -9],
    "weight.unbind()[0]": weight.unbind()[0],
    "weight[0], taken under no_grad": early,
    "weight.detach()": weight.detach(),
    "weight.clone()": weight.clone(),
    "layer(x)": layer(x),
    "layer(x)[0]": layer(x)[0],
    "x": x,
    "input with gradient": x.clone().requires_grad_(),
    "embed(i)": embed(torch.tensor(1)),
    "frozen(i)": frozen(torch.tensor(1)),
    "frozen(i), with the hook": frozen(torch.tensor(1)).requires_grad_(),
}
for name, tensor in tensors.items():
    before = weight.detach().clone()
    try:
        tensor.mul_(2)
        outcome = "no error"
    except RuntimeError as error:
        outcome = str(error).partition(" is ")[0]
    changed = "weight changed" if not torch.equal(before, weight) else "weight as before"
    print(f"{name}: {kind(tensor)}; {outcome}; {changed}")
