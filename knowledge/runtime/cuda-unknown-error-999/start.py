"""Ask whether CUDA is available, then use it."""

import torch

print("available:", torch.cuda.is_available(), flush=True)
print("sum:", torch.ones(4, device="cuda").sum().item())
