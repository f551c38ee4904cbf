"""Print which parameters get no gradient in some steps: python diagnose.py MODULE:FUNCTION.

FUNCTION returns the model and a function that makes one loss; neither needs DDP or a GPU.
"""

import importlib
import sys
from collections.abc import Callable

import torch
from model import Model

Setup = tuple[torch.nn.Module, Callable[[torch.nn.Module], torch.Tensor]]


def without_gradient(model: torch.nn.Module, loss: torch.Tensor) -> set[str]:
    """Return the trainable parameters that this loss does not reach."""
    model.zero_grad(set_to_none=True)
    loss.backward()
    return {name for name, one in model.named_parameters() if one.requires_grad and one.grad is None}


def judge(model: torch.nn.Module, make: Callable[[torch.nn.Module], torch.Tensor]) -> str:
    """Compare six steps."""
    unused = [without_gradient(model, make(model)) for _ in range(6)]
    if not any(unused):
        return "every parameter is used in every step: turn find_unused_parameters off"
    if all(names == unused[0] for names in unused):
        return f"never used: {sorted(unused[0])}; freeze or delete them, then turn it off"
    return f"used in some steps only: {sorted(set.union(*unused))}; keep the switch on"


def example(branch: bool) -> Setup:
    """Return a model and its loss."""
    return Model(branch), lambda model: model(torch.ones(2, 8)).sum()


if len(sys.argv) > 1:
    module, function = sys.argv[1].split(":")
    print(judge(*getattr(importlib.import_module(module), function)()))
else:
    print("plain model:", judge(*example(branch=False)))
    print("model with a branch:", judge(*example(branch=True)))
