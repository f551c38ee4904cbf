"""Draw from probabilities with zeros, and add a small number to others with nan."""

import torch

torch.manual_seed(0)
zeros, nan = torch.tensor([0.0, 0.3, 0.7]), torch.tensor([0.1, torch.nan, 0.7])
for replacement in (False, True):
    drawn = torch.multinomial(zeros, 2, replacement=replacement)
    print("a zero among them:", sorted(set(drawn.tolist())), flush=True)
torch.multinomial((nan + 1e-8) / (nan + 1e-8).sum(), 1)
