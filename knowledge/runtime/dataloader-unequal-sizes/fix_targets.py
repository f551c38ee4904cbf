"""Stack what is equal, and keep the boxes as a list, one tensor for each image."""

import torch
from torch.utils.data import DataLoader, default_collate


def collate(samples: list[tuple[torch.Tensor, torch.Tensor]]):
    """Return a batch of images, and the boxes of each."""
    images, boxes = zip(*samples)
    return default_collate(images), list(boxes)


if __name__ == "__main__":
    image = torch.zeros(3, 32, 32)
    samples = [(image, torch.zeros(2, 5)), (image, torch.zeros(1, 5))]
    for images, boxes in DataLoader(samples, batch_size=2, num_workers=1, collate_fn=collate):
        print("images:", tuple(images.shape), "boxes:", [tuple(box.shape) for box in boxes])
