"""Switch track_running_stats on after the layer was made without buffers."""

import torch

norm = torch.nn.InstanceNorm2d(4)
norm.track_running_stats = True
norm.eval()
norm(torch.randn(2, 4, 8, 8))
