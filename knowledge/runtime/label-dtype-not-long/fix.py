"""Make the labels whole where they enter, after a check that they are, and train."""

import numpy as np
import torch


def classes(column: np.ndarray, count: int) -> torch.Tensor:
    """Return a column as classes from 0 to count - 1; raise where it holds anything else."""
    labels = torch.from_numpy(column).long()
    if (labels.numpy() != column).any() or labels.min() < 0 or labels.max() >= count:
        raise ValueError(f"no classes below {count}: {np.unique(column)[:5].tolist()}")
    return labels


torch.manual_seed(0)
torch.set_num_threads(1)
table = np.array([[5.1, 3.5, 0], [6.2, 2.9, 1], [7.7, 3.0, 2], [4.9, 3.1, 0]])
features, labels = torch.from_numpy(table[:, :2]).float(), classes(table[:, 2], count=3)
model = torch.nn.Linear(2, 3)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
for _ in range(200):
    optimizer.zero_grad()
    loss = torch.nn.CrossEntropyLoss()(model(features), labels)
    loss.backward()
    optimizer.step()
print("labels:", labels.tolist(), labels.dtype)
print("all right:", torch.equal(model(features).argmax(1), labels))
for wrong in (table[:, 2] / 255, table[:, 2] + 1, np.array([0.0, np.nan])):
    try:
        classes(wrong, count=3)
    except ValueError as error:
        print(error)
