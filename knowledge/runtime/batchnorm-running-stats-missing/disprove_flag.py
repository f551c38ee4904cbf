"""Switch track_running_stats off on the layer that has one buffer."""

import torch

norm = torch.nn.BatchNorm1d(4)
norm.running_var = None
norm.track_running_stats = False
norm.eval()
norm(torch.randn(8, 4))
