"""Hand the mask of 8 bits to the loss of logits, and train."""

import torch
from torch.nn import functional

target = torch.tensor([0.0, 255.0, 255.0, 0.0])
logits = torch.zeros(4, requires_grad=True)
optimizer = torch.optim.SGD([logits], lr=0.1)
for step in range(3):
    optimizer.zero_grad()
    loss = functional.binary_cross_entropy_with_logits(logits, target)
    loss.backward()
    optimizer.step()
    print(f"step {step}: loss {loss.item():.2f}")
