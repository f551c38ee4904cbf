"""Give a quantized convolution an image of floats."""

import torch
from torch.ao.nn import quantized

layer = quantized.Conv2d(1, 2, kernel_size=3)
image = torch.rand(1, 1, 8, 8)
print("image:", image.dtype, flush=True)
layer(image)
