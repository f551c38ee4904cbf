"""Unwrap the model where an attribute or method of its own is needed; call the wrapper to train."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.encoder = nn.Linear(4, 2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.encoder(x)


def unwrap(model: nn.Module) -> nn.Module:
    """Return the model inside DataParallel or DistributedDataParallel, or the model itself."""
    return model.module if hasattr(model, "module") else model


for model in (nn.DataParallel(Net()), Net()):
    print(
        type(model).__name__,
        tuple(unwrap(model).encoder.weight.shape),
        tuple(model(torch.ones(3, 4)).shape),
    )
