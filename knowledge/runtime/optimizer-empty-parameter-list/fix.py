"""Register the layers in a ModuleList, and keep the trainable parameters in a list."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(2, 2), nn.Linear(2, 1)])


net = Net()
trainable = [parameter for parameter in net.parameters() if parameter.requires_grad]
optimizer = torch.optim.SGD(trainable, lr=0.1)
print("tensors of the optimizer:", len(optimizer.param_groups[0]["params"]))
