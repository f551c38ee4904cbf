"""Load a checkpoint of a model with 1000 classes into one that was built for 10."""

from collections import OrderedDict

from torch import nn


def net(classes: int) -> nn.Module:
    return nn.Sequential(OrderedDict(body=nn.Linear(8, 32), head=nn.Linear(32, classes)))


checkpoint = net(classes=1000).state_dict()

net(classes=10).load_state_dict(checkpoint)
