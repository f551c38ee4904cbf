import torch

weight = torch.nn.Parameter(torch.zeros(2))
weight.detach().resize_(4)
print("parameter:", tuple(weight.shape))
