import torch

rows = [torch.nn.Linear(2, 3)(torch.ones(4, 2)).detach() for _ in range(2)]
print("collected:", tuple(torch.cat(rows).shape))

layer = torch.nn.Linear(2, 3)
weight = torch.zeros(6, 2)
weight[:3] = layer.weight.detach()
layer.weight = torch.nn.Parameter(weight)
print("weight:", tuple(layer.weight.shape), layer.weight.requires_grad)
