"""Read the boxes of an image in which nothing was found."""

import torch

boxes = torch.tensor([])
print("boxes:", tuple(boxes.shape), flush=True)
corners = boxes[:, :4]
