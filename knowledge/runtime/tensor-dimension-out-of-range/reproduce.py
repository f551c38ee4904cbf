"""Classify seven images in batches of three, so that the last batch has one image."""

import torch

images = torch.zeros(7, 4, 1, 1)
for batch in images.split(3):
    scores = batch.squeeze()
    print("scores:", tuple(scores.shape), flush=True)
    scores.softmax(dim=1)
