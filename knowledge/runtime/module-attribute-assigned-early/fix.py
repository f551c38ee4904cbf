import torch


class Scaled(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = torch.nn.Parameter(torch.ones(2))
        self.inner = torch.nn.Linear(2, 2)

    def forward(self, values):
        weights = torch.softmax(self.scale, 0)  # a local name
        print("sum of the weights:", weights.sum().item())
        return self.inner(values * weights)


model = Scaled()
print("registered:", [name for name, _ in model.named_parameters()])
model(torch.ones(2))
