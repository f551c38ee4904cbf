"""Clone what is read, or what repeats, before the write."""

import torch

live = torch.tensor([True, False, True])
live[live.clone()] = torch.tensor([False, True])
print("live:", live.tolist())
rows = torch.zeros(1, 3).expand(2, 3).clone()
print("expanded:", rows.add_(1).tolist())
a = torch.tensor([[1.0, 2.0]])
a -= a[:, :1].clone()
print("first column taken off:", a.tolist())
