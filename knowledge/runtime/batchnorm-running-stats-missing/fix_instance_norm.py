"""The constructor makes the buffers that the flag asks for."""

import torch

norm = torch.nn.InstanceNorm2d(4, track_running_stats=True)
norm.eval()
print("buffers:", [name for name, _ in norm.named_buffers()])
print("evaluation:", tuple(norm(torch.randn(2, 4, 8, 8)).shape))
