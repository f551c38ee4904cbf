"""A function that ends without return, and a gradient that was never computed."""

import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.used, self.unused = torch.nn.Linear(4, 2), torch.nn.Linear(4, 2)

    def forward(self, x):
        x = self.used(x)
        if self.training:
            return x


def message(call):
    try:
        call()
    except (AttributeError, TypeError) as error:
        print(error)


net = Net()
net(torch.rand(3, 4)).sum().backward()
message(lambda: net.eval()(torch.rand(3, 4)).log_softmax(1))
message(lambda: net(torch.rand(3, 4))[0])
message(lambda: [row for row in net(torch.rand(3, 4))])
message(lambda: 0.1 * torch.utils.data.get_worker_info())
for parameter in net.parameters():
    parameter.grad.data.clamp_(-1, 1)
