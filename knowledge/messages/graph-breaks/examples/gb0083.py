"""A backward hook of a module."""

import torch


class Net(torch.nn.Linear):
    pass


net = Net(3, 3)
net.register_full_backward_hook(lambda module, grads, outs: None)
torch.compile(net, fullgraph=True, backend="eager")(torch.ones(1, 3))
