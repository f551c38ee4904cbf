"""Load a head of another size in four ways that are recommended, and see what each says."""

from collections import OrderedDict

from torch import nn


def net(classes: int) -> nn.Module:
    return nn.Sequential(OrderedDict(body=nn.Linear(8, 32), head=nn.Linear(32, classes)))


checkpoint = net(classes=1000).state_dict()

for options in ({}, {"strict": False}, {"assign": True}, {"strict": False, "assign": True}):
    try:
        print(options, net(classes=10).load_state_dict(checkpoint, **options))
    except RuntimeError as error:
        print(options, str(error).count("size mismatch"), "times size mismatch")
