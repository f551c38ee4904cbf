"""One of the two buffers of a layer is None, and the other one is a tensor."""

import torch

norm = torch.nn.BatchNorm1d(4)
norm.running_var = None
norm.eval()
norm(torch.randn(8, 4))
