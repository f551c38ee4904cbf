"""Compile with dynamic=True and change a string, a list's length and a module's attribute."""

import logging

import torch

logging.disable(logging.WARNING)
compiled = []


def backend(graph, inputs):
    compiled.append(graph)
    return graph.forward


def count(title, function, calls):
    torch._dynamo.reset()
    compiled.clear()
    function = torch.compile(function, backend=backend, dynamic=True)
    for arguments in calls:
        function(*arguments)
    print(f"{title}: {len(compiled)} compilations")


class Counter(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def forward(self, x):
        self.steps += 1
        return x * self.steps


one = torch.ones(4)
count("batch size", lambda x: x * 2, [(torch.ones(n),) for n in range(2, 14)])
count("module attribute", Counter(), [(one,)] * 12)
count("string", lambda x, name: x * 2 if name else -x, [(one, f"layer{n}") for n in range(12)])
count("length of a list", lambda xs: sum(xs), [([one] * n,) for n in range(1, 13)])
