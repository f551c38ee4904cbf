"""Load without workers, because the message spoke of storage in a worker."""

import torch
from torch.utils.data import DataLoader

image = torch.zeros(3, 32, 32)
samples = [(image, torch.zeros(2, 5)), (image, torch.zeros(1, 5))]
for images, boxes in DataLoader(samples, batch_size=2, num_workers=0):
    print(images.shape, boxes.shape)
