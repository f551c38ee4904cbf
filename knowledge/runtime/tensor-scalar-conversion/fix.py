"""Read losses as numbers: the mean of all GPUs, and a tensor without dimensions as it is."""

import torch

losses = {"two GPUs": torch.tensor([0.7, 0.9]), "one GPU": torch.tensor(0.7)}
for name, loss in losses.items():
    print(f"{name}: {loss.mean().item():.1f}")

labels = [torch.zeros(2), torch.ones(2)]
print("batch:", tuple(torch.stack(labels).shape))
