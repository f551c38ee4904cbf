"""Write through reshape(-1) into a tensor and into its transpose, as a pruning step does."""

import torch
from torch import nn

layer = nn.Linear(4, 3, bias=False)
nn.init.ones_(layer.weight)
places = {
    "weight": layer.weight.data,
    "weight.t()": layer.weight.data.t(),
    "weight[:, :2]": layer.weight.data[:, :2],
}
for name, tensor in places.items():
    nn.init.ones_(layer.weight)
    tensor.reshape(-1)[:2] = 0
    print(f"{name}.reshape(-1)[:2] = 0: zeros in the layer: {int((layer.weight == 0).sum())}")
for name, tensor in places.items():
    nn.init.ones_(layer.weight)
    mask = torch.zeros(tensor.numel(), dtype=torch.bool)
    mask[:2] = True
    tensor.masked_fill_(mask.view(tensor.shape), 0)
    print(f"{name}.masked_fill_: zeros in the layer: {int((layer.weight == 0).sum())}")
layer.weight.data.t().view(-1)[:2] = 0
