"""Take the batch size from the tensor, and let -1 stand for one size that is not fixed."""

import torch

CLASSES = 10
rows = torch.utils.data.TensorDataset(torch.ones(144, CLASSES))
shapes = []
for (batch,) in torch.utils.data.DataLoader(rows, batch_size=64):
    scores = batch.view(-1, CLASSES)
    shapes.append(tuple(scores.shape))
print(shapes)
