"""Check what can be None where it comes from: a file, a gradient, and each path of a function."""

import os

import torch


def read(path, imread):
    """Read an image, and say which file cannot be read."""
    image = imread(path)
    if image is None:
        raise FileNotFoundError(f"{os.path.abspath(path)} exists: {os.path.exists(path)}")
    return image


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.used, self.unused = torch.nn.Linear(4, 2), torch.nn.Linear(4, 2)

    def forward(self, x):
        x = self.used(x)
        return x if self.training else x.softmax(1)


net = Net()
net(torch.rand(3, 4)).sum().backward()
for name, parameter in net.named_parameters():
    if parameter.grad is None:
        print("no gradient:", name)
        continue
    parameter.grad.clamp_(-1, 1)
print("evaluated:", tuple(net.eval()(torch.rand(3, 4)).log_softmax(1).shape))
try:
    read("both.jpg", lambda path: None)
except FileNotFoundError as error:
    print(str(error)[-23:])
