"""Load images with their boxes in a worker: two boxes on the first image, one on the second."""

import torch
from torch.utils.data import DataLoader

if __name__ == "__main__":
    image = torch.zeros(3, 32, 32)
    samples = [(image, torch.zeros(2, 5)), (image, torch.zeros(1, 5))]
    for images, boxes in DataLoader(samples, batch_size=2, num_workers=1):
        print(images.shape, boxes.shape)
