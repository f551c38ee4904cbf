"""Pad a prompt on the left, hide the padding with -inf, and look at it after each layer."""

import torch
from torch import nn

torch.manual_seed(0)
layers = [nn.Linear(16, 48) for _ in range(2)]
head, prompt = nn.Linear(16, 50), torch.randn(4, 16)
padded = torch.cat([torch.zeros(2, 16), prompt])

real = torch.tensor([False, False, True, True, True, True])
allowed = torch.ones(6, 6, dtype=torch.bool).tril() & real
state = padded
for layer in layers:
    query, key, value = layer(state).chunk(3, -1)
    scores = (query @ key.T / 4).masked_fill(~allowed, -torch.inf)
    state = state + scores.softmax(-1) @ value
    print("rows with nan:", state.isnan().any(-1).nonzero().flatten().tolist(), flush=True)
torch.multinomial(head(state[-1]).softmax(-1), 1)
