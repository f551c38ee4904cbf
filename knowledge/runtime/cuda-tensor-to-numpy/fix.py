"""Count on the GPU and bring one number back, or bring the whole result back in one copy."""

import numpy as np
import torch

torch.manual_seed(0)
model, inputs = torch.nn.Linear(8, 3).cuda(), torch.randn(64, 8, device="cuda")
labels = torch.randint(3, (64,), device="cuda")
found = model(inputs).argmax(1)
on_gpu = (found == labels).sum().item()
with_numpy = int(np.sum(found.cpu().numpy() == labels.cpu().numpy()))
print("the same count:", on_gpu == with_numpy)
losses = [model(inputs).square().mean() for _ in range(5)]
curve = torch.stack(losses).detach().cpu().numpy()
print("five losses as one array:", curve.shape, curve.dtype)
