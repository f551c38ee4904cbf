"""Give a layer for 1280 values the output of a model that has 1664."""

import torch

norm = torch.nn.LayerNorm(1280)
image_embedding = torch.zeros(1, 257, 1664)
print("width of the embedding:", image_embedding.shape[-1], flush=True)
norm(image_embedding)
