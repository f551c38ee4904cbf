"""Try the advice on a sigmoid whose output is scaled in place, and compare the gradients."""

from collections.abc import Callable

import torch

torch.manual_seed(0)
start, fade = torch.randn(4, 6), torch.linspace(1, 0, 6)
right = start.sigmoid() * (1 - start.sigmoid()) * fade
Advice = Callable[[torch.Tensor], torch.Tensor]


def nothing(weights: torch.Tensor) -> torch.Tensor:
    weights *= fade
    return weights


def clone_behind(weights: torch.Tensor) -> torch.Tensor:
    weights *= fade
    return weights.clone()


def no_grad(weights: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        weights *= fade
    return weights


def detach(weights: torch.Tensor) -> torch.Tensor:
    weights.detach().mul_(fade)
    return weights


def data(weights: torch.Tensor) -> torch.Tensor:
    weights.data *= fade
    return weights


def clone_before(weights: torch.Tensor) -> torch.Tensor:
    weights = weights.clone()
    weights *= fade
    return weights


def outcome(advice: Advice, **how: bool) -> str:
    """Say whether the backward pass raised, and whether its gradient is the right one."""
    scores = start.clone().requires_grad_()
    try:
        advice(scores.sigmoid()).sum().backward(**how)
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return "the same error"
    return f"no error, gradient right: {torch.allclose(scores.grad, right)}"


print("retain_graph=True:", outcome(nothing, retain_graph=True))
with torch.autograd.set_detect_anomaly(True):
    print("set_detect_anomaly(True):", outcome(nothing))
for advice in (clone_behind, no_grad, detach, data, clone_before):
    print(f"{advice.__name__}:", outcome(advice))
