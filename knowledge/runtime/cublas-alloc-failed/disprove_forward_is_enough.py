"""Multiply once before the GPU is full; the backward pass runs in a thread that has no handle."""

import torch

left = torch.ones(8, 8, device="cuda", requires_grad=True)
loss = (left @ left).sum()
loss.item()
held, size = [], 2**34
while size >= 2**21:
    try:
        held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2
print("forward again:", (left.detach() @ left.detach())[0, 0].item(), flush=True)
loss.backward()
