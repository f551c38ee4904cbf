"""Ask a matrix in five questions, in this order, why a factorization refuses it."""

import torch


def look(matrix: torch.Tensor) -> str:
    bad = (~matrix.isfinite()).nonzero()
    if len(bad):
        return f"{len(bad)} not finite, the first at {bad[0].tolist()}"
    exact = matrix.double()
    values = torch.linalg.svdvals(exact)
    step = torch.finfo(matrix.dtype).eps * max(matrix.shape[-2:]) * values[0]
    if values[-1] <= step:
        rank = int((values > step).sum())
        zeros = (exact.abs().amax(0) == 0).nonzero().flatten().tolist()
        return f"rank {rank} of {len(values)} in {matrix.dtype}, columns of zeros: {zeros}"
    if (exact - exact.mT).abs().max() > step:
        return "good for inv and solve; not symmetric, so nothing for cholesky and eigh"
    low = torch.linalg.eigvalsh(exact)[0].item()
    return "good for cholesky" if low > step else f"not positive: lowest eigenvalue {low:.2f}"


torch.manual_seed(0)
samples = torch.randn(100, 5)
dead = samples * torch.tensor([1, 1, 0, 1, 1])
x = torch.linspace(0, 1, 20)
matrices = {
    "covariance": torch.cov(samples.T),
    "one sample overflowed": torch.cov(samples.index_fill(0, torch.tensor(3), torch.inf).T),
    "a dead feature": torch.cov(dead.T),
    "3 samples for 5 features": torch.cov(samples[:3].T),
    "a kernel of near points": torch.exp(-((x[:, None] - x) ** 2)),
    "weights": samples[:5],
    "correlations from a table": torch.tensor([[1.0, 0.9, 0.0], [0.9, 1.0, 0.9], [0.0, 0.9, 1.0]]),
}
for name, matrix in matrices.items():
    print(f"{name}: {look(matrix)}")
