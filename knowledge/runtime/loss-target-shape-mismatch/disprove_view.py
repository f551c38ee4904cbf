"""Make the numbers agree with view(-1): the loss runs and pairs rows with the wrong labels."""

import torch
from torch.nn import functional as F

torch.manual_seed(0)
labels = torch.randint(0, 5, (2, 4))
logits = F.one_hot(labels, 5).float().transpose(1, 2) * 20
print("logits", tuple(logits.shape), "target", tuple(labels.shape), "all answers right")
print(f"as they are: loss {F.cross_entropy(logits, labels):.2f}")
print(
    f"view(-1, 5) and view(-1): loss {F.cross_entropy(logits.reshape(-1, 5), labels.view(-1)):.2f}"
)
