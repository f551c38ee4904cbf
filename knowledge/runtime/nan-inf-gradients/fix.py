"""Give sqrt an input that is good everywhere, then select: mask before and after."""

import torch

x = torch.tensor([4.0, 0.0, -1.0], requires_grad=True)
with torch.autograd.set_detect_anomaly(True):
    safe = torch.where(x > 0, x, 1.0)
    y = torch.where(x > 0, safe.sqrt(), 0.0)
    print("loss:", y.sum().item())
    y.sum().backward()
print("gradient:", x.grad.tolist())
