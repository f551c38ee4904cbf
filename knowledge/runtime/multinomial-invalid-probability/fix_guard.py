"""Refuse the bad row before the draw, and answer the next request in the same process."""

import torch


def draw(scores: torch.Tensor) -> torch.Tensor:
    """Return a token for each row; the largest score is finite just where softmax works."""
    bad = (~scores.amax(-1).isfinite()).nonzero().flatten().tolist()
    if bad:
        raise ValueError(f"rows {bad} cannot be drawn from")
    return torch.multinomial(scores.softmax(-1), 1)


good = torch.randn(2, 50, device="cuda")
requests = {"nan": good.clone(), "inf": good.clone(), "all hidden": good.clone(), "good": good}
requests["nan"][1, 7] = torch.nan
requests["inf"][0, 7] = torch.inf
requests["all hidden"][1] = -torch.inf
for name, scores in requests.items():
    try:
        print(f"{name}: {draw(scores).numel()} tokens")
    except ValueError as error:
        print(f"{name}: {error}")
