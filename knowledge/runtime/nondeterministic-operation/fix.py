"""Let operations without a deterministic kernel warn."""

import warnings

import torch

torch.use_deterministic_algorithms(True, warn_only=True)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    out = torch.zeros(4).put_(torch.tensor([0, 1]), torch.tensor([1.0, 2.0]))
print(out.tolist(), "with", len(caught), "warning")
print("deterministic mode:", torch.are_deterministic_algorithms_enabled())
