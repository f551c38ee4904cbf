"""Raise the diagonal by as little as it takes, in units of the diagonal, and say how much."""

import torch


def factor(matrix: torch.Tensor) -> tuple[torch.Tensor, float]:
    """Return the factor and the part of the mean diagonal that was added to reach it."""
    if not matrix.isfinite().all():
        raise ValueError("the matrix is not finite")
    scale = matrix.diagonal().mean() * torch.eye(len(matrix))
    step = torch.finfo(matrix.dtype).eps
    for added in (0.0, *(step * 10**power for power in range(6))):
        result, info = torch.linalg.cholesky_ex(matrix + added * scale)
        if info == 0:
            return result, added
    raise ValueError("the matrix is not positive, and not by rounding")


torch.manual_seed(0)
samples = torch.randn(1000, 5)
samples[:, 2] = 0.5
for size in (1.0, 1e-6, 1e6):
    covariance = torch.cov(samples.T) * size
    result, added = factor(covariance)
    error = (result @ result.mT - covariance).abs().max() / covariance.abs().max()
    print(f"size {size:g}: added {added:.0e} of the diagonal, error below 1e-5: {error < 1e-5}")
