"""Pool to one size before the last layer, so that its weights fit images of every size."""

import torch
from torch import nn

features = nn.Sequential(nn.Conv2d(1, 8, 3, padding=1), nn.MaxPool2d(2), nn.MaxPool2d(2))
model = nn.Sequential(features, nn.AdaptiveAvgPool2d(7), nn.Flatten(), nn.Linear(8 * 7 * 7, 10))
before = nn.Sequential(model[0], model[2], model[3])

images = torch.rand(32, 1, 28, 28, generator=torch.manual_seed(0))
print("28 x 28, as without the pool:", torch.equal(model(images), before(images)))
for height, width in ((28, 28), (32, 32), (240, 320)):
    print(f"{height} x {width}:", tuple(model(torch.zeros(32, 1, height, width)).shape))
