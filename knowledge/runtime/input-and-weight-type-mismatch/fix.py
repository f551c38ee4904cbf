"""Move both, and keep what .to() returns."""

import torch

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
model = torch.nn.Conv2d(3, 8, 3).to(device)
images = torch.ones(2, 3, 16, 16)
images = images.to(device, non_blocking=True)
print(tuple(model(images).shape))
