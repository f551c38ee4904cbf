"""Show a small U-Net an image of 128 x 128, and one of 126 x 126, which is even as well."""

import torch
from unet import UNet

model = UNet()
print("128 x 128:", tuple(model(torch.zeros(1, 1, 128, 128)).shape), flush=True)
print("126 x 126:", tuple(model(torch.zeros(1, 1, 126, 126)).shape))
