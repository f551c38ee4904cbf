"""Multiply with a dense right side, or in blocks of rows: each call has fewer products."""

import torch

size = 2000
full = torch.ones(size, size, device="cuda").to_sparse()
print("dense right side:", torch.sparse.mm(full, full.to_dense())[0, 0].item())
rows = full.to_sparse_coo()
blocks = []
for start in range(0, size, 100):
    index = torch.arange(start, start + 100, device="cuda")
    blocks.append(rows.index_select(0, index) @ full)
result = torch.cat(blocks)
print("blocks of 100 rows:", result.coalesce().values()[0].item(), tuple(result.shape))
