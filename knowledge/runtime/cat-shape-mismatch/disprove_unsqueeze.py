"""Add the missing dimension, and count on it being repeated as in a sum."""

import torch

words, text = torch.zeros(2, 5, 3), torch.zeros(2, 3)
print("sum:", tuple((words + text.unsqueeze(1)).shape), flush=True)
torch.cat([words, text.unsqueeze(1)], dim=-1)
