"""Several inputs through a list of layers: write the loop, with what each layer takes."""

import torch


class Layer(torch.nn.Module):
    def forward(self, x, mask):
        return x * mask


class Stack(torch.nn.Module):
    def __init__(self, layers):
        super().__init__()
        self.layers = torch.nn.ModuleList(layers)

    def forward(self, x, mask):
        for layer in self.layers:
            x = layer(x, mask)
        return x


x, mask = torch.ones(2), torch.tensor([1.0, 0.0])
print("stack:", Stack([Layer(), Layer()])(x, mask).tolist())
try:
    torch.nn.Sequential(Layer(), Layer())(x, mask)
except TypeError as error:
    print("sequential:", error)
