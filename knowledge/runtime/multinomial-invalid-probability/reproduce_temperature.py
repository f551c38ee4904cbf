"""Divide half-precision logits by smaller and smaller temperatures."""

import torch

logits = torch.tensor([2.875, 2.955, 11.0625, -2.5], dtype=torch.float16)
for temperature in (1.0, 0.1, 1e-5):
    scores = logits / temperature
    print(temperature, "largest score:", scores.max().item(), flush=True)
    print("token:", torch.multinomial(scores.softmax(-1), 1).item(), flush=True)
