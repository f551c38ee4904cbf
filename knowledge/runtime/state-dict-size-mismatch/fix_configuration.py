"""Read width, depth and classes from the shapes in the file, and build that model."""

import re

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, width: int, depth: int, classes: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.head = nn.Linear(width, classes)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            x = layer(x).relu()
        return self.head(x)


torch.manual_seed(0)
trained = Net(width=24, depth=3, classes=5)
checkpoint = trained.state_dict()

try:
    Net(width=16, depth=2, classes=10).load_state_dict(checkpoint, strict=False)
except RuntimeError as error:
    print("the defaults:", str(error).count("size mismatch"), "lines")

classes, width = checkpoint["head.weight"].shape
depth = 1 + max(int(found[1]) for key in checkpoint if (found := re.match(r"layers\.(\d+)", key)))
print(f"read from the file: {width=} {depth=} {classes=}")

model = Net(width, depth, classes)
print(model.load_state_dict(checkpoint))
x = torch.randn(4, width)
print("same outputs:", torch.equal(model(x), trained(x)))
