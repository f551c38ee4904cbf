"""Clean nan away at two places, after two kinds of mask, and see what anomaly detection names."""

import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")
torch.manual_seed(0)
inputs, padding = torch.randn(2, 4, 8), torch.tensor([[False] * 4, [True] * 4])[:, None]
added = torch.zeros(2, 1, 4).masked_fill(padding, -torch.inf)


def loss(keys: nn.Linear, mask: str, place: str) -> torch.Tensor:
    scores = inputs @ keys(inputs).mT
    scores = scores + added if mask == "added" else scores.masked_fill(padding, -torch.inf)
    weights = scores.softmax(-1)
    if place == "weights":
        weights = weights.nan_to_num()
    return (weights @ keys(inputs)).nan_to_num().sum()


for place in ("weights", "output"):
    for mask in ("added", "masked_fill"):
        keys = nn.Linear(8, 8)
        loss(keys, mask, place).backward()
        good = bool(keys.weight.grad.isfinite().all())
        print(f"{place} cleaned, mask by {mask}: finite gradients: {good}")
        try:
            with torch.autograd.set_detect_anomaly(True):
                loss(keys, mask, place).backward()
        except RuntimeError as error:
            print("   ", error)

attention = nn.MultiheadAttention(8, 2, batch_first=True)
print("nn.MultiheadAttention, output cleaned:")
try:
    with torch.autograd.set_detect_anomaly(True):
        given = attention(inputs, inputs, inputs, key_padding_mask=padding[:, 0])[0]
        given.nan_to_num().sum().backward()
except RuntimeError as error:
    print("   ", error)
