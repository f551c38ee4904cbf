"""Bring each target to the shape that cross entropy takes, and check that the loss is the same."""

import torch
from torch.nn import functional as F

torch.manual_seed(0)
logits, labels = torch.randn(8, 5), torch.randint(0, 5, (8,))
wanted = F.cross_entropy(logits, labels)
column, onehot = labels.unsqueeze(1), F.one_hot(labels, 5)
same = {
    "column, squeeze(1)": F.cross_entropy(logits, column.squeeze(1)),
    "one-hot, argmax(1)": F.cross_entropy(logits, onehot.argmax(1)),
    "one-hot as float": F.cross_entropy(logits, onehot.float()),
    "classes last, transposed": F.cross_entropy(
        logits.view(2, 4, 5).transpose(1, 2), labels.view(2, 4)
    ),
}
for name, loss in same.items():
    print(f"{name}: same loss {torch.allclose(loss, wanted)}")
