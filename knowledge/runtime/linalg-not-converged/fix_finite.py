"""Look at the matrix before it is factored, and name the first bad sample behind it."""

import torch


def gram(samples: torch.Tensor) -> torch.Tensor:
    result = samples.T @ samples
    if not result.isfinite().all():
        bad = (~samples.isfinite().all(1)).nonzero().flatten().tolist()
        size = samples.nan_to_num(0, 0, 0).abs().max().item()
        raise ValueError(f"bad samples: {bad[:5]}, the largest other value: {size:.1e}")
    return result


samples = torch.randn(100, 3, generator=torch.manual_seed(0)) * 1e20
for name, values in {
    "one nan": samples.div(1e20).index_fill(0, torch.tensor(7), torch.nan),
    "too large": samples,
    "too large, in float64": samples.double(),
}.items():
    try:
        values, _ = torch.linalg.eigh(gram(values))
    except ValueError as error:
        print(f"{name}: {error}")
    else:
        print(f"{name}: lowest eigenvalue {values[0].item():.1e}")
