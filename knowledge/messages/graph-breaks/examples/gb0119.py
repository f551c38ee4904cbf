"""A module whose __init__ does not call that of nn.Module."""

import torch


class Net(torch.nn.Module):
    def __init__(self):
        pass

    def forward(self, x):
        return x + 1


net = Net()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return net(x)


step(torch.ones(3))
