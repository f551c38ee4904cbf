"""Take features and labels out of one table of numbers, which makes the labels float64."""

import numpy as np
import torch

table = np.array([[5.1, 3.5, 0], [6.2, 2.9, 1], [7.7, 3.0, 2], [4.9, 3.1, 0]])
features = torch.from_numpy(table[:, :2]).float()
labels = torch.from_numpy(table[:, 2])
print("labels:", labels.tolist(), labels.dtype, flush=True)
torch.nn.CrossEntropyLoss()(torch.nn.Linear(2, 3)(features), labels)
