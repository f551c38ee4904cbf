"""Catch the error and look whether the model still has the weights that it was made with."""

import copy

import torch
from torch import nn


def net(last: str) -> nn.Sequential:
    model = nn.Sequential()
    model.add_module("body", nn.Linear(2, 16))
    model.add_module(last, nn.Linear(16, 4))
    return model


checkpoint = net("classifier").state_dict()
model = net("head")
fresh = copy.deepcopy(model.state_dict())

try:
    model.load_state_dict(checkpoint)
except RuntimeError as error:
    print(str(error).splitlines()[0])

for key, value in model.state_dict().items():
    state = "as made" if torch.equal(value, fresh[key]) else "overwritten by the checkpoint"
    print(f"{key}: {state}")
