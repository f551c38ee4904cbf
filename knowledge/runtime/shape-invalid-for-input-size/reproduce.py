"""Reshape the last, smaller batch of an epoch with the batch size as a number."""

import torch

BATCH, CLASSES = 64, 10
rows = torch.utils.data.TensorDataset(torch.ones(144, CLASSES))
for (batch,) in torch.utils.data.DataLoader(rows, batch_size=BATCH):
    scores = batch.view(BATCH, CLASSES)
