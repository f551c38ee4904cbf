"""Take the cosine of unit vectors with themselves for a probability."""

import torch
from torch.nn import functional

vectors = functional.normalize(torch.randn(1000, 64, generator=torch.manual_seed(0)), dim=-1)
cosine = (vectors * vectors).sum(-1)
print("largest:", cosine.max().item(), "above 1:", bool((cosine > 1).any()), flush=True)
functional.binary_cross_entropy(cosine, torch.ones(1000))
