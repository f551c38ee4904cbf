"""Put the frames into the batch and take them out again, and give one image a batch of its own."""

import torch

layer = torch.nn.Conv2d(3, 4, 3)
videos = torch.zeros(2, 8, 3, 16, 16)
features = layer(videos.flatten(0, 1)).unflatten(0, videos.shape[:2])
print("videos:", tuple(features.shape))

image = torch.zeros(3, 16, 16)
print("image:", tuple(layer(image.unsqueeze(0)).shape))
