"""Add a small number to a temperature of 0, in three dtypes."""

import torch

for dtype in (torch.float32, torch.bfloat16, torch.float16):
    logits = torch.tensor([2.875, 2.955, 11.0625, -2.5], dtype=dtype)
    scores = logits / (0.0 + 1e-9)
    print(dtype, "largest score:", scores.max().item(), flush=True)
    print("token:", torch.multinomial(scores.softmax(-1), 1).item(), flush=True)
