"""A tensor for an Intel GPU with a torch that was built without XPU."""

import torch

print("XPU in the build:", torch.xpu._is_compiled())
torch.ones(2, device="xpu")
