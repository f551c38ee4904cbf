"""Fit a weight that is stored transposed by reshape and by t(), and compare the outputs."""

import torch
from torch import nn

torch.manual_seed(0)
stored = torch.randn(6, 4)  # inputs first, as GPT-2's Conv1D keeps it
x = torch.randn(3, 6)
wanted = x @ stored

for name, weight in {"reshape": stored.reshape(4, 6), "t()": stored.t()}.items():
    layer = nn.Linear(6, 4, bias=False)
    report = layer.load_state_dict({"weight": weight})
    right = torch.allclose(layer(x), wanted, atol=1e-5)
    print(f"{name}: {report} same outputs: {right}")
