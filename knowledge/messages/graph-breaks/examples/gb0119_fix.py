import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()

    def forward(self, x):
        return x + 1


net = Net()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return net(x)


step(torch.ones(3))
