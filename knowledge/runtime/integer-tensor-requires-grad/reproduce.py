"""Store integer weights, as a quantized layer has them, in a Parameter."""

import torch

weight = torch.ones(4, 4, dtype=torch.int8)
torch.nn.Parameter(weight)
