"""Decode greedily with logits of nan, for three prompts, and once with a single nan."""

import torch

for prompt in ("a story", "a poem", "a list"):
    logits = torch.full((6, 50), torch.nan)
    print(f"{prompt}:", logits.argmax(-1).tolist())

logits = torch.randn(50, generator=torch.manual_seed(0))
best = logits.argmax().item()
logits[31] = torch.nan
print("best token:", best, "chosen:", logits.argmax().item())
