"""Load images of which one is gray, and ask for a batch."""

import torch
from torch.utils.data import DataLoader

images = [torch.zeros(3, 224, 224), torch.zeros(1, 224, 224)]
for batch in DataLoader(images, batch_size=1):
    print("batch of one:", tuple(batch.shape), flush=True)
for batch in DataLoader(images, batch_size=2):
    print("batch of two:", tuple(batch.shape))
