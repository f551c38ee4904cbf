"""Average the losses of an epoch with NumPy."""

import numpy as np
import torch

model, losses = torch.nn.Linear(4, 1), []
for _ in range(3):
    losses.append(model(torch.ones(2, 4)).square().mean())
print("a loss:", type(losses[0]).__name__, losses[0].requires_grad, flush=True)
np.mean(losses)
