"""Count the trainable parameters of a model by dtype: float16 must not be among them."""

from collections import Counter

import torch
from torch import nn


def trainable_dtypes(model: nn.Module) -> dict[str, int]:
    """Return how many trainable tensors the model has of each dtype."""
    return dict(Counter(str(one.dtype) for one in model.parameters() if one.requires_grad))


if __name__ == "__main__":
    model = nn.Sequential(nn.Linear(4, 4).half().requires_grad_(False), nn.Linear(4, 2).half())
    print("before:", trainable_dtypes(model))
    for parameter in model.parameters():
        if parameter.requires_grad:
            parameter.data = parameter.data.float()
    print("after:", trainable_dtypes(model))
