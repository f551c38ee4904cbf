"""Keep the counter in a tensor: its value is data and no longer part of the program."""

import torch

compiled = []


def backend(graph, inputs):
    compiled.append(graph)
    return graph.forward


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 4)
        self.register_buffer("steps", torch.zeros(()))

    def forward(self, x):
        self.steps += 1
        return self.layer(x) / self.steps


net = torch.compile(Net(), backend=backend, fullgraph=True)
for _ in range(12):
    net(torch.ones(2, 4))
print(f"12 calls, {len(compiled)} compilation")
