"""Load a whole model."""

import sys

import torch

model = torch.load(sys.argv[1], weights_only=False)
print(model(torch.ones(1, 4)).shape)
