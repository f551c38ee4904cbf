"""Name a class that is not there."""
import torch
logits = torch.randn(4, 10); target = torch.tensor([1, 2, 3, 10])
print("loss", torch.nn.functional.cross_entropy(logits, target))
