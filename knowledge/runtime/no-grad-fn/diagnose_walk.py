"""Walk from a loss along grad_fn to the leaves, and name the parameters that it does not reach."""

import warnings

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint


def walk(loss: torch.Tensor) -> tuple[set[str], set[int]]:
    """Return the names of the nodes and the ids of the leaves behind a loss."""
    todo, nodes, leaves = [loss.grad_fn], set(), set() if loss.grad_fn else {id(loss)}
    while todo:
        node = todo.pop()
        if node and node not in nodes:
            nodes.add(node)
            leaves.add(id(getattr(node, "variable", None)))
            todo += [following for following, _ in node.next_functions]
    return {node.name() for node in nodes}, leaves


warnings.simplefilter("ignore")
torch.manual_seed(0)
first, second, x = nn.Linear(4, 4), nn.Linear(4, 1), torch.randn(2, 4)
losses = {
    "whole": lambda: second(first(x)).sum(),
    "detach": lambda: second(first(x).detach()).sum(),
    "reentrant": lambda: second(checkpoint(first, x, use_reentrant=True)).sum(),
    "reentrant, input with gradient": lambda: second(
        checkpoint(first, x.clone().requires_grad_(), use_reentrant=True)
    ).sum(),
    "requires_grad_": lambda: second(first(x)).sum().detach().requires_grad_(),
}
parameters = dict(nn.ModuleDict({"first": first, "second": second}).named_parameters())
for name, compute in losses.items():
    first.zero_grad()
    second.zero_grad()
    loss = compute()
    nodes, leaves = walk(loss)
    loss.backward()
    print(f"{name}: {sorted(nodes)}")
    print("    not reached:", [key for key, leaf in parameters.items() if id(leaf) not in leaves])
    print("    no gradient:", [key for key, leaf in parameters.items() if leaf.grad is None])
