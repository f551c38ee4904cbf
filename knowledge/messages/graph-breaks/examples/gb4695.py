"""A module of TorchScript."""

import torch

net = torch.jit.script(torch.nn.Linear(3, 3))


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return net(x)


step(torch.ones(3))
