"""Move the model to the GPU, and forget the result of moving the images."""

import torch

model = torch.nn.Conv2d(3, 8, 3).to("cuda")
images = torch.ones(2, 3, 16, 16)
images.to("cuda")  # returns a copy; images stays where it was
model(images)
