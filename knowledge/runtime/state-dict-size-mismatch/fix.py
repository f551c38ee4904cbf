"""Build the model as it was saved, load all of it strictly, and replace the head afterwards."""

from collections import OrderedDict

import torch
from torch import nn


def net(classes: int) -> nn.Module:
    return nn.Sequential(OrderedDict(body=nn.Linear(8, 32), head=nn.Linear(32, classes)))


trained = net(classes=1000)
checkpoint = trained.state_dict()

model = net(classes=checkpoint["head.weight"].shape[0])
print(model.load_state_dict(checkpoint))
model.head = nn.Linear(model.head.in_features, 10)

optimizer = torch.optim.Adam(model.parameters())  # after the change, or it holds the old head
print("body as trained:", torch.equal(model.body.weight, trained.body.weight))
print("output:", list(model(torch.ones(4, 8)).shape))
