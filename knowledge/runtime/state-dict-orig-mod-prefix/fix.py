"""Take the prefix off the keys of a file, at their beginning, and load strictly."""

import torch
from torch import nn
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present


def net() -> nn.Module:
    return nn.Sequential(nn.Linear(2, 4), nn.BatchNorm1d(4))


trained = net()
torch.save(torch.compile(trained).state_dict(), "model.pt")

checkpoint = torch.load("model.pt")
consume_prefix_in_state_dict_if_present(checkpoint, "_orig_mod.")

model = net()
print(model.load_state_dict(checkpoint))
print("same weights:", torch.equal(model[0].weight, trained[0].weight))
