"""Strip the prefix from the beginning of the keys, as most recipes do, for four ways to wrap."""

import torch
from torch import nn


def net() -> nn.Module:
    return nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 2))


by_layer = net()
by_layer[1] = torch.compile(by_layer[1])
wrapped = {
    "torch.compile(model)": torch.compile(net()),
    "DataParallel(torch.compile(model))": nn.DataParallel(torch.compile(net())),
    "torch.compile(DataParallel(model))": torch.compile(nn.DataParallel(net())),
    "one layer compiled": by_layer,
}
for name, source in wrapped.items():
    state = {key.removeprefix("_orig_mod."): value for key, value in source.state_dict().items()}
    try:
        print(f"{name}: {net().load_state_dict(state)}")
    except RuntimeError:
        left = [key for key in state if key not in net().state_dict()]
        print(f"{name}: no, left with {left[0]}")
