"""Run two broken backward passes under anomaly detection."""

import torch

torch.autograd.set_detect_anomaly(True)

edge = torch.zeros(1, requires_grad=True)
edge.sqrt().sum().backward()
print("gradient of sqrt at 0:", edge.grad.item())

both = torch.full((1,), 100.0, requires_grad=True)
(both.exp() - both.exp()).sum().backward()
print("gradient of exp - exp at 100:", both.grad.item())
