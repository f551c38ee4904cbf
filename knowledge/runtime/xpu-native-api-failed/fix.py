"""Attention in slices of the queries: the largest tensor shrinks, and the result is the same."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = (torch.randn(1, 4, 512, 16) for _ in range(3))
whole = F.scaled_dot_product_attention(query, key, value)
parts = [F.scaled_dot_product_attention(part, key, value) for part in query.split(64, dim=2)]
sliced = torch.cat(parts, dim=2)
print("same result:", torch.allclose(whole, sliced, atol=1e-5))
scores = 4 * 512 * 512 * 4 / 2**20
print(f"largest scores: {scores:.1f} MiB whole, {scores / 8:.1f} MiB sliced")
