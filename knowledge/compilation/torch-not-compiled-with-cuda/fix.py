"""Ask torch which accelerator there is, and go on without one."""

import torch

if torch.accelerator.is_available():
    device = torch.accelerator.current_accelerator()
else:
    device = torch.device("cpu")
total = torch.ones(3, device=device).sum().item()
print("sum:", total)
