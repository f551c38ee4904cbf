"""Train a rotation by its SVD from the identity, whose singular values are all alike."""

import torch

weight = torch.eye(3, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.1)
target = torch.tensor([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
for step in range(2):
    u, s, vh = torch.linalg.svd(weight)
    loss = (u @ vh - target).square().sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    good = int(weight.isfinite().sum())
    print(f"step {step}: loss {loss.item():.1f}, finite weights left: {good} of 9", flush=True)
