"""The top-5 accuracy of a model with three classes."""

import torch

torch.manual_seed(0)
scores = torch.randn(8, 3)
maxk = max((1, 5))
print("scores:", tuple(scores.shape), "k:", maxk)
scores.topk(maxk, dim=1)
