"""Normalize a contiguous batch of 2.24 billion numbers, with cuDNN and without it."""

import torch

data = torch.zeros(70, 32, 100, 100, 100, dtype=torch.float16, device="cuda")
net = torch.nn.BatchNorm3d(32).cuda()
print("contiguous:", data.is_contiguous(), "elements above 2**31:", data.numel() > 2**31)
print("with cuDNN:", tuple(net(data).shape), flush=True)
with torch.backends.cudnn.flags(enabled=False):
    print("without:", tuple(net(data).shape))
