"""getattr() with a name that is no constant."""

import torch


class Net(torch.nn.Module):
    def forward(self, x, name):
        return getattr(x, name)


torch.compile(Net(), fullgraph=True, backend="eager")(torch.ones(3), torch.tensor(1))
