"""A limit above the length of prompt and answer keeps the labels of the answer."""

import torch
from torch.nn import functional

torch.manual_seed(0)
LIMIT = 16
prompt, answer = [1] * 10, [2, 3, 4]
labels = torch.tensor(([-100] * len(prompt) + answer)[:LIMIT])
loss = functional.cross_entropy(torch.randn(len(labels), 5), labels)
print(f"labels that count: {int((labels != -100).sum())} of {len(labels)}")
print("loss:", loss.item())
