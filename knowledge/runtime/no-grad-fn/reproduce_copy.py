"""Put the losses of two heads into torch.tensor, to take their mean."""

import torch
from torch import nn

torch.manual_seed(0)
model, inputs = nn.Linear(8, 2), torch.randn(64, 8)
outputs = model(inputs)
losses = [(outputs[:, 0] - inputs[:, 0]).square().mean(), outputs[:, 1].abs().mean()]
print("of the parts:", [loss.requires_grad for loss in losses])
loss = torch.tensor(losses).mean()
print("of the whole:", loss.requires_grad, flush=True)
loss.backward()
