"""Multiply batches of which one became half precision and the other did not."""

import torch

queries = torch.randn(8, 4, 16, dtype=torch.float32)
keys = torch.randn(8, 16, 4, dtype=torch.float16)

torch.bmm(queries, keys)
