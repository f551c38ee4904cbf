"""Three pairs of a model and an input, to try the check with."""

import torch
from torch import nn


def small():
    layers = nn.Linear(4, 24), nn.ReLU(), nn.Linear(24, 24), nn.ReLU(), nn.Linear(24, 2)
    return nn.Sequential(*layers), torch.randn(1, 4)


def images():
    net = nn.Sequential(*(nn.Sequential(nn.LazyConv2d(64, 3), nn.ReLU()) for _ in range(10)))
    return net, torch.randn(1, 3, 256, 256)


class Recurrent(nn.Module):
    def __init__(self):
        super().__init__()
        self.cell = nn.LSTMCell(3, 32)

    def forward(self, x):
        state = None
        for row in x.unbind(1):
            state = self.cell(row, state)
        return state[0]


def recurrent():
    return Recurrent(), torch.randn(1, 300, 3)
