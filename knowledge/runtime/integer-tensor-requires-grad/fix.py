"""Keep integers as a buffer or as a frozen parameter, and train floats."""

import torch


class Layer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mask", torch.ones(4, dtype=torch.long))
        self.packed = torch.nn.Parameter(torch.ones(4, dtype=torch.int8), requires_grad=False)
        self.scale = torch.nn.Parameter(torch.ones(4))


layer = Layer()
print("trained:", [name for name, parameter in layer.named_parameters() if parameter.requires_grad])
print(torch.tensor([1.0, 2.0], requires_grad=True).dtype)
