"""Convert to float32 first, and move to the device after that."""

import numpy
import torch

device = "mps" if torch.backends.mps.is_available() else "cpu"
model = torch.nn.Linear(2, 2)
model.register_buffer("frequencies", torch.from_numpy(numpy.linspace(0, 1, 4)))
batch = numpy.random.default_rng(0).random((3, 2))
print("before:", model.frequencies.dtype, torch.from_numpy(batch).dtype)
model = model.float().to(device)
images = torch.from_numpy(batch).float().to(device)
print("after:", model.frequencies.dtype, images.dtype, tuple(model(images).shape))
