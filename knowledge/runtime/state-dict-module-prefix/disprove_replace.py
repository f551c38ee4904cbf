"""Take the prefix off with str.replace in a model with a part whose name ends in module."""

from collections import OrderedDict

from torch import nn


def net() -> nn.Module:
    return nn.Sequential(OrderedDict(motion_module=nn.Linear(2, 4), head=nn.Linear(4, 2)))


checkpoint = nn.DataParallel(net()).state_dict()

replaced = {key.replace("module.", ""): value for key, value in checkpoint.items()}

net().load_state_dict(replaced)
