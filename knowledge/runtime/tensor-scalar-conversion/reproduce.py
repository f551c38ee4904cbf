"""Read the loss of two GPUs as one number."""

import torch

loss = torch.stack([torch.tensor(0.7), torch.tensor(0.9)])
print(f"loss of two GPUs: {loss.tolist()[0]:.1f} and {loss.tolist()[1]:.1f}", flush=True)
total = 0.0
total += loss.item()
