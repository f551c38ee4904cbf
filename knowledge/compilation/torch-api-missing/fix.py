"""Take the name from where every release has it."""

from math import inf

import torch

print(torch.tensor([1.0, inf]).isinf().tolist())
