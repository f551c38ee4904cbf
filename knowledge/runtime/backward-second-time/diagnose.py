"""Name the operations in a graph that are older than the step, with the lines that made them."""

import warnings
from collections.abc import Callable

import torch
from torch import nn

Node = torch.autograd.graph.Node


def now() -> int:
    """Return a number that is larger than that of each operation so far."""
    return torch.zeros(1, requires_grad=True).clone().grad_fn._sequence_nr()


def older(loss: torch.Tensor, start: int) -> list[str]:
    """List where the graph of a loss goes over into that of an earlier step."""
    found, seen, waiting = {}, {loss.grad_fn}, [loss.grad_fn]
    while waiting:
        node = waiting.pop()
        if node._sequence_nr() < start:
            frames = [f for f in node.metadata.get("traceback_", ()) if "packages/torch/" not in f]
            line = frames[-1].strip().splitlines()[-1].strip() if frames else "line unknown"
            found[f"{node.name()}: {line}"] = None
            continue  # what lies behind it is older still
        following = {following for following, _ in node.next_functions if following} - seen
        seen |= following
        waiting.extend(following)
    return list(found) or ["nothing"]


def carried() -> None:
    cell, state = nn.RNNCell(4, 8), torch.zeros(2, 8)
    for _ in range(2):
        start = now()
        state = cell(torch.randn(2, 4), state)
        loss = state.sum()
        print("carried:", *older(loss, start), sep="\n  ")
        loss.backward()


def once() -> None:
    weight = torch.randn(4, requires_grad=True)
    penalty = weight.square().sum()
    start = now()
    loss = (weight * 2).sum() + penalty
    print("once:", *older(loss, start), sep="\n  ")


cases: tuple[Callable[[], None], ...] = (carried, once)
warnings.simplefilter("ignore")
with torch.autograd.set_detect_anomaly(True, check_nan=False):  # notes the lines
    for case in cases:
        try:
            case()
        except RuntimeError as error:
            print(str(error).partition(" (or")[0])
