"""Cure a mask of three classes, which was read as an image, with long()."""

import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
torch.set_num_threads(1)
pixels = np.random.default_rng(0).integers(0, 3, size=(8, 4, 4), dtype=np.uint8)
images = torch.from_numpy(pixels).float().unsqueeze(1)
as_image = torch.from_numpy(pixels).float() / 255
true = torch.from_numpy(pixels).long()
masks = {"read as an image, then long()": as_image.long(), "read as it is": true}
for name, mask in masks.items():
    model = nn.Sequential(nn.Conv2d(1, 16, 1), nn.ReLU(), nn.Conv2d(16, 3, 1))
    optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
    for _ in range(100):
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(images), mask)
        loss.backward()
        optimizer.step()
    found = model(images).argmax(1)
    print(f"{name}: classes {mask.unique().tolist()}, loss below 0.05: {loss.item() < 0.05}")
    print(f"    right by that mask: {(found == mask).float().mean().item():.0%}")
    print(f"    right by the true mask: {(found == true).float().mean().item():.0%}")
