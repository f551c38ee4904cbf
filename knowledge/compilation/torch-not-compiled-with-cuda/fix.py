"""Ask torch whether there is a GPU that it can use, and go on without one."""

import torch

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")  # on a Mac "mps" may be there
total = torch.ones(3, device=device).sum().item()
print("sum:", total)
