"""Switch on the warning about broadcasting that the notes on it name."""

import warnings

import torch

torch.utils.backcompat.broadcast_warning.enabled = True
print("enabled:", torch.utils.backcompat.broadcast_warning.enabled)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("shape:", tuple(torch.add(torch.ones(4, 1), torch.ones(4)).shape))
print("warnings:", len(caught))
