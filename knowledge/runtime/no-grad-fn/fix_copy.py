"""Stack the losses of two heads: the mean keeps the graph of both."""

import torch
from torch import nn

torch.manual_seed(0)
model, inputs = nn.Linear(8, 2), torch.randn(64, 8)
outputs = model(inputs)
losses = [(outputs[:, 0] - inputs[:, 0]).square().mean(), outputs[:, 1].abs().mean()]
loss = torch.stack(losses).mean()
print("of the whole:", loss.requires_grad)
loss.backward()
print("both heads have a gradient:", bool(model.weight.grad.abs().sum(1).gt(0).all()))
