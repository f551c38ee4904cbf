"""Ask a model that is wrapped in DataParallel for an attribute of its own."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.encoder = nn.Linear(4, 2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.encoder(x)


model = nn.DataParallel(Net())
print(model.encoder.weight.shape)
