"""Take the wrapper's prefix off the keys, at their beginning only, and load strictly."""

import torch
from torch import nn
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present


def net() -> nn.Module:
    return nn.Sequential(nn.Linear(2, 4), nn.BatchNorm1d(4))


wrapped = nn.DataParallel(net())
torch.save(wrapped.state_dict(), "model.pt")

checkpoint = torch.load("model.pt", map_location="cpu")
consume_prefix_in_state_dict_if_present(checkpoint, "module.")

model = net()
print(model.load_state_dict(checkpoint))
print("same weights:", torch.equal(model[0].weight, wrapped.module[0].weight.cpu()))
