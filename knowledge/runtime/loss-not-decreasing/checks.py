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
    before = {name: weight.detach().to("cpu", copy=True) for name, weight in weights.items()}
    first = step().item()
    trained = {name: weight for name, weight in weights.items() if weight.requires_grad}
    graded = [n for n, w in trained.items() if w.grad is not None and w.grad.any()]
    found = []
    if missing := [name for name, weight in trained.items() if id(weight) not in held]:
        found.append(f"optimizer: does not hold {missing[0]} and {len(missing) - 1} more")
    if frozen := [name for name in weights if name not in trained]:
        found.append(f"frozen: {frozen[0]} and {len(frozen) - 1} more")
    # No gradient anywhere: the step may have erased them at its end, so nothing is said.
    if graded and (empty := [name for name in trained if name not in graded]):
        found.append(f"gradient: none for {empty[0]} and {len(empty) - 1} more")
    if all(torch.equal(before[name], weight.detach().cpu()) for name, weight in weights.items()):
        found.append("step: no weight changed")
    if isinstance(list(model.modules())[-1], nn.Softmax):
        found.append("softmax: the model ends in Softmax, and cross_entropy applies it again")
    last = [step().item() for _ in range(100)][-1]
    moved = f"{first:.3f} -> {last:.3f}"
    if last < 0.9 * first:
        return [*found, f"one batch is learned: {moved}"]
    return [*found, f"rate, or a line above: 100 steps on one batch, {moved}"]
