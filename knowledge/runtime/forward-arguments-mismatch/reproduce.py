"""Two images for four GPUs, and a flag by keyword: torch's own split leaves two replicas without an image."""

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
inputs, kwargs = scatter_gather.scatter_kwargs((batch,), {"encode": True}, [0, 1, 2, 3])
print("replicas:", len(kwargs), "with an image:", sum(len(one) == 1 for one in inputs))
for one, named in zip(inputs, kwargs):
    Net()(*one, **named)
