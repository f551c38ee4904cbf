"""Draw on the GPU from logits with nan."""

import torch

logits = torch.randn(2, 50, device="cuda")
logits[1, 7] = torch.nan
tokens = torch.multinomial(logits.softmax(-1), 1)
print("tokens:", tokens.flatten().tolist())
