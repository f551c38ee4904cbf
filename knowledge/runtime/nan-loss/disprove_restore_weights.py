"""Put the last good weights back after a bad step, and go on with good data."""

import copy

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(64, 4)
bad = x.clone()
bad[3, 0] = float("nan")
model = nn.Linear(4, 1)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)


def step(batch: torch.Tensor) -> str:
    loss = model(batch).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return f"{'finite' if loss.isfinite() else 'nan'} loss"


print("good batch:", step(x))
good_model, good_optimizer = (copy.deepcopy(one.state_dict()) for one in (model, optimizer))
print("bad batch:", step(bad))

model.load_state_dict(good_model)
print("weights restored:", step(x), "then", step(x))

model.load_state_dict(good_model)
optimizer.load_state_dict(good_optimizer)
print("weights and optimizer restored:", step(x), "then", step(x))
