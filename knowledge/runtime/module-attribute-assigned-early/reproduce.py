import torch


class Scaled(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = torch.nn.Parameter(torch.ones(2))
        self.inner = torch.nn.Linear(2, 2)


class Forgotten(torch.nn.Module):
    def __init__(self):
        self.inner = torch.nn.Linear(2, 2)


for name in ("scale", "inner"):
    try:
        setattr(Scaled(), name, torch.softmax(torch.ones(2), 0))
    except TypeError as error:
        print(f"{name}: {error}", flush=True)
Forgotten()
