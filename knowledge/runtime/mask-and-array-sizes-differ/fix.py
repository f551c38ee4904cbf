"""Make each mask and position fit the array that it selects from."""

import numpy
import torch

confidence, found = torch.zeros(5, 13, 13), torch.rand(845) > 0.5
confidence[found.reshape(confidence.shape)] = 1
print("flat mask:", bool(confidence.sum() == found.sum()))

image = torch.zeros(3, 48, 64)
mask = torch.ones(1, 1, 32, 32)
mask = torch.nn.functional.interpolate(mask, image.shape[1:], mode="nearest")[0, 0].bool()
print("resized mask:", tuple(image[:, mask].shape))

boxes = numpy.array([]).reshape(-1, 4)  # also without a box
print("no boxes:", boxes[:, 0].shape)
label = numpy.zeros((52, 52, 3, 6))
x, y = numpy.clip(numpy.array([416.0, 100.0]) / 8, 0, 51).astype(int)
label[y, x, 0] = 1
print("box at the edge:", label.sum() == 6)
