"""Count training steps in a module attribute, and compile the module."""

import torch

compiled = []


def backend(graph, inputs):
    compiled.append(graph)
    return graph.forward


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 4)
        self.steps = 0

    def forward(self, x):
        self.steps += 1
        return self.layer(x) / self.steps


net = torch.compile(Net(), backend=backend)
for _ in range(12):
    net(torch.ones(2, 4))
print(f"12 calls, {len(compiled)} compilations")
