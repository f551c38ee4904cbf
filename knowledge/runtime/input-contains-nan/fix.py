"""Stop at the first step whose loss or gradient is not finite, and evaluate finite weights only."""

import numpy
import torch

torch.manual_seed(0)
model = torch.nn.Linear(16, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
images = torch.randn(64, 16)
for _ in range(40):
    optimizer.zero_grad()
    model(images).square().mean().backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0, error_if_nonfinite=True)
    optimizer.step()
features = model(images).detach().numpy()
print("features that are not finite:", int((~numpy.isfinite(features)).sum()), "of", features.size)
numpy.asarray_chkfinite(features)
