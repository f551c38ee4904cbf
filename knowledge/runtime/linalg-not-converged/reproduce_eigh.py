"""Take the eigenvalues of a Gram matrix whose sums overflow float32."""

import torch

samples = torch.randn(100, 3, generator=torch.manual_seed(0)) * 1e20
gram = samples.T @ samples
print("not finite:", int((~gram.isfinite()).sum()), "of 9", flush=True)
torch.linalg.eigh(gram)
