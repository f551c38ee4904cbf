"""The flag by position, or in an attribute: no replica is started without an image."""

import torch
from torch.nn.parallel import scatter_gather


class Pieces:
    """Stands in for the copy to the GPUs: the same split, on the CPU."""

    @staticmethod
    def apply(gpus, sizes, dim, tensor):
        return tensor.chunk(len(gpus), dim)


class Net(torch.nn.Module):
    def forward(self, image, encode=False):
        return image.mean()


scatter_gather.Scatter = Pieces
batch = torch.rand(2, 3, 8, 8)
for label, arguments, named in [("by position", (batch, True), {}), ("one image a GPU", (batch.repeat(2, 1, 1, 1),), {"encode": True})]:
    inputs, kwargs = scatter_gather.scatter_kwargs(arguments, named, [0, 1, 2, 3])
    outputs = [Net()(*one, **more) for one, more in zip(inputs, kwargs)]
    print(f"{label}: {len(outputs)} replicas")
