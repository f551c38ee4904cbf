"""Keep the number of dimensions: in a batch of one, without boxes, and in a grayscale image."""

import torch

for batch in torch.zeros(7, 4, 1, 1).split(3):
    scores = batch.flatten(1)
    scores.softmax(dim=1)
print("scores of the last batch:", tuple(scores.shape))

boxes = torch.tensor([]).reshape(-1, 4)
print("corners:", tuple(boxes[:, :4].shape))

image = torch.zeros(64, 48)
image = image.unsqueeze(-1) if image.dim() == 2 else image
print("image:", tuple(image.permute(2, 0, 1).shape))
