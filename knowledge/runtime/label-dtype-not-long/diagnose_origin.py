"""Make the same three labels in many ways, and look at their dtype."""

import numpy as np
import torch
from torch.nn import functional

whole = torch.tensor([0, 1, 2])
ways = {
    "torch.tensor([0, 1, 2])": whole,
    "torch.Tensor([0, 1, 2])": torch.Tensor([0, 1, 2]),
    "torch.tensor([])": torch.tensor([]),
    "torch.zeros(3)": torch.zeros(3),
    "from_numpy, int32": torch.from_numpy(np.array([0, 1, 2], dtype=np.int32)),
    "from_numpy, a column of floats": torch.from_numpy(np.array([[0.5, 0], [0.1, 1]])[:, 1]),
    "from_numpy, float columns with a hole": torch.from_numpy(np.array([0, 1, None], dtype=float)),
    "labels / 1": whole / 1,
    "labels // 1": whole // 1,
    "labels.float().round()": whole.float().round(),
    "cat with an empty tensor": torch.cat([torch.tensor([]), whole]),
    "where(mask, labels, -100.0)": torch.where(whole > 0, whole, -100.0),
    "where(mask, labels, -100)": torch.where(whole > 0, whole, -100),
    "one_hot(labels)": functional.one_hot(whole),
    "logits.argmax(1)": torch.eye(3).argmax(1),
}
for way, labels in ways.items():
    print(f"{way}: {labels.dtype}")
