"""Give the renamed layer's keys their new name, then load strictly."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, last: str) -> None:
        super().__init__()
        self.body = nn.Linear(2, 16)
        self.add_module(last, nn.Linear(16, 4))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        body, last = self.children()
        return last(body(x).relu())


old = Net(last="classifier")
checkpoint = old.state_dict()

for key in [key for key in checkpoint if key.startswith("classifier.")]:
    checkpoint["head." + key.removeprefix("classifier.")] = checkpoint.pop(key)

new = Net(last="head")
print(new.load_state_dict(checkpoint, strict=True))

x = torch.randn(8, 2)
print("same outputs:", torch.equal(old(x), new(x)))
