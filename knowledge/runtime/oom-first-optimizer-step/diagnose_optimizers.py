"""Measure the state of optimizers after one step, in bytes for each byte of weights."""

import torch
from torch import nn

optim = torch.optim
OPTIMIZERS = {
    "SGD": lambda weights: optim.SGD(weights, lr=0.1),
    "SGD with momentum": lambda weights: optim.SGD(weights, lr=0.1, momentum=0.9),
    "Adafactor": lambda weights: optim.Adafactor(weights),
    "RMSprop": lambda weights: optim.RMSprop(weights),
    "AdamW": lambda weights: optim.AdamW(weights),
    "AdamW with amsgrad": lambda weights: optim.AdamW(weights, amsgrad=True),
}

for name, made in OPTIMIZERS.items():
    model = nn.Linear(1024, 1024, bias=False)
    optimizer = made(model.parameters())
    model(torch.randn(2, 1024)).sum().backward()
    optimizer.step()
    tensors = (one for state in optimizer.state.values() for one in state.values())
    size = sum(one.nbytes for one in tensors if torch.is_tensor(one))
    print(f"{name}: {size / model.weight.nbytes:.1f}")
