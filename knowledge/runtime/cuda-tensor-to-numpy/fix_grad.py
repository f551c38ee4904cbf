"""Keep numbers and not losses, or detach them and average them as one tensor."""

import numpy as np
import torch

torch.manual_seed(0)
model, losses, numbers = torch.nn.Linear(4, 1), [], []
for _ in range(3):
    loss = model(torch.ones(2, 4)).square().mean()
    loss.backward()
    losses.append(loss.detach())
    numbers.append(loss.item())
with torch.no_grad():
    outputs = model(torch.ones(2, 4)).numpy()
print(f"numbers: {np.mean(numbers):.4f}, tensors: {torch.stack(losses).mean().item():.4f}")
print("outputs without a graph:", outputs.shape, outputs.dtype)
