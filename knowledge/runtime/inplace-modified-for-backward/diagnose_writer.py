"""Anomaly mode names the operation that kept the tensor; Writes names the lines that wrote."""

import warnings

import torch
from torch import nn
from writes import Writes

torch.manual_seed(0)
layer, mask = nn.Linear(5, 6), torch.tensor([1.0, 1.0, 1.0, 1.0, 0.0, 0.0])
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)


def masked() -> None:
    weights = layer(torch.randn(4, 5)).sigmoid()
    weights *= mask
    weights.sum().backward()


def late() -> None:
    hidden = layer(torch.randn(4, 5, requires_grad=True))
    hidden.sum().backward(retain_graph=True)
    optimizer.step()
    hidden.sum().backward()


def rows() -> None:
    states = torch.ones(4, 6)
    for step in range(1, 4):
        decayed = states[step - 1] * layer.bias
        states[step] = decayed
    states.sum().backward()


for step, shape in ((masked, (4, 6)), (late, (5, 6)), (rows, (6,))):
    with warnings.catch_warnings(record=True) as caught, Writes(*shape):
        warnings.simplefilter("always")
        try:
            with torch.autograd.detect_anomaly(check_nan=False):
                step()
        except RuntimeError as error:
            print(str(error).partition("operation: ")[2].partition(" Hint")[0])
    forward = next(str(w.message) for w in caught if "Traceback of forward call" in str(w.message))
    lines = [line.strip() for line in forward.splitlines() if "layer" in line]
    print("  anomaly mode:", lines[-1])
