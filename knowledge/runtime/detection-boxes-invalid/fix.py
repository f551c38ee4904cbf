"""Convert x, y, width, height; drop boxes without an area; keep the shape when none is left."""

import torch


def clean(boxes, labels, least=1.0):
    boxes = torch.as_tensor(boxes, dtype=torch.float32).reshape(-1, 4)
    boxes = torch.cat([boxes[:, :2], boxes[:, :2] + boxes[:, 2:]], dim=1)
    keep = ((boxes[:, 2:] - boxes[:, :2]) >= least).all(dim=1)
    return {"boxes": boxes[keep], "labels": torch.as_tensor(labels, dtype=torch.int64)[keep]}


print(clean([[53, 89, 7, 226], [10, 10, 0, 5]], [1, 1]))
print("none left:", tuple(clean([], [])["boxes"].shape))
