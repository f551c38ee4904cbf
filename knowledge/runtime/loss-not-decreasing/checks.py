"""Look for the silent mistakes of a training step."""

from collections.abc import Callable

import torch
from torch import nn


def check(
    model: nn.Module, optimizer: torch.optim.Optimizer, step: Callable[[], torch.Tensor]
) -> list[str]:
    """Run `step` (forward, backward and optimizer step; it returns the loss) and name what is wrong."""
    held = {id(weight) for group in optimizer.param_groups for weight in group["params"]}
    weights = dict(model.named_parameters())
    before = {name: weight.detach().clone() for name, weight in weights.items()}
    first = step().item()
    found = []
    if missing := [name for name, weight in weights.items() if id(weight) not in held]:
        found.append(f"optimizer: does not hold {missing[0]} and {len(missing) - 1} more")
    if frozen := [name for name, weight in weights.items() if not weight.requires_grad]:
        found.append(f"frozen: {frozen[0]} and {len(frozen) - 1} more")
    if empty := [
        n for n, w in weights.items() if w.requires_grad and (w.grad is None or not w.grad.any())
    ]:
        found.append(f"gradient: none for {empty[0]} and {len(empty) - 1} more")
    if all(torch.equal(before[name], weight) for name, weight in weights.items()):
        found.append("step: no weight changed")
    if any(isinstance(part, nn.Softmax) for part in model.modules()):
        found.append("softmax: the model ends in Softmax, and cross_entropy applies it again")
    last = [step().item() for _ in range(100)][-1]
    if last > 0.9 * first and not found:
        found.append(f"rate or data: 100 steps on one batch, {first:.3f} -> {last:.3f}")
    return found or [f"one batch is learned: {first:.3f} -> {last:.3f}"]
