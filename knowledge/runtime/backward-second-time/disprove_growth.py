"""Carry a state through twelve steps: what autograd keeps, with retain_graph and with detach."""

import torch
from kept import Kept
from torch import nn


def train(*, retain: bool) -> list[tuple[float, int]]:
    """Return MB kept in front of each backward pass, and the operations of its graph."""
    torch.manual_seed(0)
    cell, state, rows = nn.RNNCell(64, 256), torch.zeros(32, 256), []
    with (kept := Kept(cell.parameters())):
        for _ in range(12):
            if not retain:
                state = state.detach()
            for _ in range(10):
                state = cell(torch.randn(32, 64), state)
            loss = state.square().mean()
            rows.append((kept.now / 1e6, nodes(loss.grad_fn)))
            loss.backward(retain_graph=retain)  # the gradients add up: no optimizer steps
    return rows


def nodes(root: torch.autograd.graph.Node) -> int:
    """Count the operations of a graph."""
    seen, waiting = {root}, [root]
    while waiting:
        following = {node for node, _ in waiting.pop().next_functions if node} - seen
        seen |= following
        waiting.extend(following)
    return len(seen)


pairs = zip(train(retain=True), train(retain=False), strict=True)
for step, ((held, many), (less, few)) in enumerate(pairs, 1):
    print(f"step {step}: {held:.2f} MB and {many} operations, detached {less:.2f} MB and {few}")
