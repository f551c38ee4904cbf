"""Read a loss as torch 0.3 did, when it was a vector of one value."""

import torch

loss = torch.nn.functional.mse_loss(torch.ones(4), torch.zeros(4))
print("dimensions of the loss:", loss.dim(), flush=True)
print(loss.data[0])
