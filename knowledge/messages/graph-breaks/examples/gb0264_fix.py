import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(3, 3)
        self.extra = torch.nn.Parameter(torch.ones(3))

    def forward(self, x):
        return x + sum(p.sum() for p in self.parameters())


torch.compile(Net(), fullgraph=True, backend="eager")(torch.ones(3))
