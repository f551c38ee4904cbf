"""Pool over what is left of an image, and lengthen a short clip with silence."""

import torch
from torch import nn

halve = [layer for _ in range(4) for layer in (nn.Conv2d(8, 8, 3, padding=1), nn.MaxPool2d(2))]
model = nn.Sequential(nn.Conv2d(3, 8, 7, stride=2, padding=3), *halve, nn.AdaptiveAvgPool2d(1))
for pixels in (224, 32):
    print(f"{pixels} pixels:", tuple(model(torch.zeros(1, 3, pixels, pixels)).shape))

frames = torch.zeros(1, 80, 4)
frames = nn.functional.pad(frames, (0, max(0, 16 - frames.shape[-1])))
model = nn.Sequential(nn.Conv1d(80, 8, 3, stride=2), nn.Conv1d(8, 8, 3))
print("clip:", tuple(model(frames).shape))
