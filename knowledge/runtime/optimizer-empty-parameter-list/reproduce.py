"""Train the layers of a model that keeps them in a plain list."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(2, 2), nn.Linear(2, 1)]


net = Net()
print("parameters:", sum(1 for _ in net.parameters()), flush=True)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
