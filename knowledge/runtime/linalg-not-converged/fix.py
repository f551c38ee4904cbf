"""Train the same rotation, from a start whose singular values differ."""

import torch

torch.manual_seed(0)
weight = (torch.eye(3) + 0.01 * torch.randn(3, 3)).requires_grad_()
optimizer = torch.optim.SGD([weight], lr=0.1)
target = torch.tensor([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
for step in range(2):
    u, s, vh = torch.linalg.svd(weight)
    loss = (u @ vh - target).square().sum()
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_([weight], 1.0, error_if_nonfinite=True)
    optimizer.step()
    good = int(weight.isfinite().sum())
    print(f"step {step}: loss {loss.item():.1f}, finite weights left: {good} of 9", flush=True)
