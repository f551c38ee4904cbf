"""A script that switches deterministic mode on and counts with put_."""

import torch

torch.use_deterministic_algorithms(True)
seen = torch.zeros(4)
for step in range(2):
    seen.put_(torch.tensor([step]), torch.ones(1))
print(seen.tolist())
