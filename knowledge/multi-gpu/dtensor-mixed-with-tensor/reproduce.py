"""Call a method other than forward: FSDP2 does not gather the weights for it."""

import torch

from model import sharded

model = sharded()
print("weight:", type(model.head.weight).__name__)
model.score(torch.ones(2, 4))
