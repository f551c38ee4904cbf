"""Factor the covariance of features of which the third one never changes."""

import torch

torch.manual_seed(0)
samples = torch.randn(1000, 5)
samples[:, 2] = 0.5
covariance = torch.cov(samples.T)
print("rank:", torch.linalg.matrix_rank(covariance).item(), "of 5", flush=True)
torch.linalg.cholesky(covariance)
