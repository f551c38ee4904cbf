"""Mask attention scores in half precision with the usual -1e9."""

import torch

scores = torch.zeros(2, 4, dtype=torch.float16)
mask = torch.tensor([[False, False, True, True]])

scores.masked_fill(mask, -1e9)
