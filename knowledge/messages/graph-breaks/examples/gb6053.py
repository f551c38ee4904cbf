"""A layer of a ModuleList that a tensor selects."""

import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = torch.nn.ModuleList([torch.nn.Linear(3, 3)])

    def forward(self, x, place):
        return self.layers[place](x)


torch.compile(Net(), fullgraph=True, backend="eager")(torch.ones(3), torch.tensor(0))
