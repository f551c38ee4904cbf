"""Save the state dict of a compiled model, and load it into a model that is not compiled."""

import torch
from torch import nn


def net() -> nn.Module:
    return nn.Sequential(nn.Linear(2, 4), nn.BatchNorm1d(4))


torch.save(torch.compile(net()).state_dict(), "model.pt")

net().load_state_dict(torch.load("model.pt"))
