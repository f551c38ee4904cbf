"""Mask with the most negative float16 instead of -inf, by two masks that are added."""

import torch

lowest = torch.finfo(torch.float16).min
scores = torch.zeros(1, 4, dtype=torch.float16)
causal = torch.tensor([[0, lowest, lowest, lowest]], dtype=torch.float16)
padding = torch.tensor([[lowest, lowest, lowest, 0]], dtype=torch.float16)

print("one mask:", (scores + causal).softmax(-1).tolist())
print("two masks, added:", (scores + causal + padding).tolist())
print("weight of the last position, which lies in the future:", end=" ")
print((scores + causal + padding).softmax(-1)[0, 3].item())
