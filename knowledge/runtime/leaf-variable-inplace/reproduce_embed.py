"""Put image features among token embeddings, where the embedding is frozen."""

import torch
from torch import nn

torch.manual_seed(0)
embed, project = nn.Embedding(10, 4).requires_grad_(False), nn.Linear(3, 4)
# What enable_input_require_grads() registers, so that checkpoints behind it get a gradient.
embed.register_forward_hook(lambda module, args, output: output.requires_grad_(True))
tokens, image = torch.tensor([[1, 0, 0, 2]]), torch.randn(2, 3)
hidden = embed(tokens)
print("is_leaf:", hidden.is_leaf, "requires_grad:", hidden.requires_grad, flush=True)
hidden[tokens == 0] = project(image)
