"""Cut off what rounding has added, after a check that it is no more than rounding."""

import torch
from torch.nn import functional


def probability(values: torch.Tensor, slack: float = 1e-5) -> torch.Tensor:
    """Return the values, cut to 0 and 1; raise where more than rounding is cut off."""
    low, high = (value.item() for value in values.aminmax())
    if not (-slack <= low and high <= 1 + slack):
        raise ValueError(f"values from {low} to {high} are no probabilities")
    return values.clamp(0, 1)


vectors = functional.normalize(torch.randn(1000, 64, generator=torch.manual_seed(0)), dim=-1)
cosine = (vectors * vectors).sum(-1)
loss = functional.binary_cross_entropy(probability(cosine), torch.ones(1000))
print("loss below 0.00001:", loss.item() < 1e-5)
for wrong in (2.0, torch.nan):
    try:
        probability(torch.tensor([0.5, wrong]))
    except ValueError as error:
        print(error)
