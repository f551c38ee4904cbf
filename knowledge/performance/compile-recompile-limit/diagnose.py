"""For each kind of change between calls: how often is the function compiled, and which guard failed?"""

import logging

import torch
from torch._dynamo.exc import RecompileError

logging.disable(logging.WARNING)
compiled = []


def backend(graph, inputs):
    compiled.append(graph)
    return graph.forward


def judge(title, make, calls):
    torch._dynamo.reset()
    compiled.clear()
    function = torch.compile(make(), backend=backend)
    for arguments in calls:
        function(*arguments)
    torch._dynamo.reset()
    function = torch.compile(make(), backend="eager")
    with torch._dynamo.config.patch(error_on_recompile=True):
        try:
            for arguments in calls:
                function(*arguments)
            guard = "none"
        except RecompileError as error:
            guard = " ".join(str(error).split("0/0: ")[1].split("\n")[0].split("#")[0].split())
    print(f"{title}: {len(compiled)} of {len(calls)} calls, first guard that failed: {guard}")


class Counter(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def forward(self, x):
        self.steps += 1
        return x * self.steps


one = torch.ones(4)
judge("batch size", lambda: lambda x: x * 2, [(torch.ones(n),) for n in range(2, 14)])
judge("number", lambda: lambda x, n: x * n, [(one, n) for n in range(2, 14)])
judge("module attribute", Counter, [(one,)] * 12)
judge("string", lambda: lambda x, name: x * 2 if name else -x, [(one, f"layer{n}") for n in range(12)])
judge("length of a list", lambda: lambda xs: sum(xs), [([one] * n,) for n in range(1, 13)])
