"""Ask each kind of product what it says of a wrong inner dimension."""

import torch
from torch import nn
from torch.nn import functional

zeros, meta = torch.zeros, {"device": "meta"}
products = {
    "nn.Linear": lambda: nn.Linear(512, 10)(zeros(32, 784)),
    "nn.Linear, 3 dimensions": lambda: nn.Linear(512, 10)(zeros(4, 8, 784)),
    "nn.Linear, 1 dimension": lambda: nn.Linear(512, 10)(zeros(784)),
    "matrix @ matrix": lambda: zeros(32, 784) @ zeros(512, 10),
    "vector @ matrix": lambda: zeros(784) @ zeros(512, 10),
    "matrix @ vector": lambda: zeros(32, 784) @ zeros(512),
    "bmm": lambda: torch.bmm(zeros(6, 32, 784), zeros(6, 512, 10)),
    "attention": lambda: functional.scaled_dot_product_attention(
        zeros(2, 3, 5, 8), zeros(2, 3, 5, 4), zeros(2, 3, 5, 4)
    ),
    "nn.Linear on meta": lambda: nn.Linear(512, 10, **meta)(zeros(32, 784, **meta)),
    "bmm on meta": lambda: torch.bmm(zeros(6, 32, 784, **meta), zeros(6, 512, 10, **meta)),
    "einsum": lambda: torch.einsum("ij,jk->ik", zeros(32, 784), zeros(512, 10)),
    "nn.LSTM": lambda: nn.LSTM(512, 10)(zeros(32, 784)),
    "nn.Conv2d": lambda: nn.Conv2d(3, 8, 3)(zeros(32, 1, 28, 28)),
}
for name, product in products.items():
    try:
        product()
    except RuntimeError as error:
        print(f"{name}: {error}")
