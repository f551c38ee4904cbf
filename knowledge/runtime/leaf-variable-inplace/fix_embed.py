"""Put image features among token embeddings in a clone, and without any in-place operation."""

import torch
from torch import nn

torch.manual_seed(0)
embed, project = nn.Embedding(10, 4).requires_grad_(False), nn.Linear(3, 4)
embed.register_forward_hook(lambda module, args, output: output.requires_grad_(True))
tokens, image = torch.tensor([[1, 0, 0, 2]]), torch.randn(2, 3)
mask, features = tokens == 0, project(image)

cloned = embed(tokens).clone()
cloned[mask] = features
scattered = embed(tokens).masked_scatter(mask.unsqueeze(-1), features)
print("equal:", torch.equal(cloned, scattered), "is_leaf:", cloned.is_leaf, scattered.is_leaf)
for hidden in (cloned, scattered):
    project.zero_grad()
    hidden.square().sum().backward(retain_graph=True)
    print("gradient of the projection:", round(project.weight.grad.norm().item(), 3))
