"""Pick rows of a table with one number too many, and multiply them for the first time."""

import time

import torch

table = torch.ones(100, 64, device="cuda")
weight = torch.ones(64, 8, device="cuda")
rows = table[torch.tensor([0, 50, 100], device="cuda")]
time.sleep(1)
print(tuple((rows @ weight).shape))
