"""Ask for the GPU after the last one."""

import torch

count = torch.cuda.device_count()
torch.zeros(1, device=f"cuda:{count}")
