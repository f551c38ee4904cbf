"""Train with a learning rate that is too high, and give the features to a metric."""

import numpy
import torch

torch.manual_seed(0)
model = torch.nn.Linear(16, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=500.0)
images = torch.randn(64, 16)
for _ in range(40):
    optimizer.zero_grad()
    model(images).square().mean().backward()
    optimizer.step()
features = model(images).detach().numpy()
print("features that are not finite:", int((~numpy.isfinite(features)).sum()), "of", features.size)
numpy.asarray_chkfinite(features)  # scipy.linalg does this to its arguments
