"""Save a whole model, change the code of its class, and load it."""

import io
import warnings

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(4, 1)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        return self.layer(inputs)


model, inputs = Net(), torch.ones(1, 4)
torch.save(model, file := io.BytesIO())
answer = model(inputs)


class Changed(nn.Module):
    """What stands under the name of Net after a change of the code."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(4, 1)
        self.drop = nn.Dropout(0.5)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        return self.layer(inputs).sigmoid()


Net = Changed
file.seek(0)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    loaded = torch.load(file, weights_only=False)
print("warnings:", len(caught))
print("same weights:", torch.equal(loaded.layer.weight, model.layer.weight))
print("same answer:", torch.equal(loaded(inputs), answer))
print("has the new layer:", hasattr(loaded, "drop"))
