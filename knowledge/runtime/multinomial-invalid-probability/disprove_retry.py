"""Catch the error as code for older releases does, and decode greedily instead."""

import torch

logits = torch.randn(1, 50, device="cuda")
logits[0, 7] = torch.nan
try:
    torch.multinomial(logits.softmax(-1), 1).item()
except RuntimeError as error:
    print("the error names the cause:", "probability tensor contains" in str(error), flush=True)
print("token:", logits.nan_to_num().argmax(-1).item())
