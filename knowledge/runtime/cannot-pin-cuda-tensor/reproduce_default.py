"""Create a tensor under a default device, and pin it."""

import torch

torch.set_default_device("meta")
torch.zeros(3).pin_memory()
