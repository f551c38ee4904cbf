"""Weigh the rows of batches by a vector, with a batch size that equals the number of features."""

import torch

rows = torch.ones(26, 10)
weights = torch.arange(26.0)
for batch, weight in zip(rows.split(10), weights.split(10), strict=True):
    meant = batch * weight.unsqueeze(1)
    print(f"batch of {len(batch)}:", end=" ", flush=True)
    print("as meant:", torch.equal(batch * weight, meant), flush=True)
