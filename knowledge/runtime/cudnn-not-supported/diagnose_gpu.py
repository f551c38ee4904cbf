"""Name the releases, and compare a convolution with and without cuDNN."""

import torch
from torch.nn.functional import conv2d

torch.manual_seed(0)
x, w = torch.randn(8, 64, 56, 56, device="cuda"), torch.randn(64, 64, 3, 3, device="cuda")
strided = torch.randn(8, 56, 56, 64, device="cuda").permute(0, 3, 1, 2)
print("cuDNN:", torch.backends.cudnn.version(), "CUDA:", torch.version.cuda)
torch.backends.cudnn.allow_tf32 = False
for name, data in (("contiguous", x), ("permuted", strided)):
    with torch.backends.cudnn.flags(enabled=False):
        plain = conv2d(data, w, padding=1)
    difference = (conv2d(data, w, padding=1) - plain).abs().max().item()
    print(f"{name}: cuDNN agrees with plain kernels: {difference < 0.01}")
