"""Repair the modules of torch in a loaded model, or build the model anew and take only the weights."""

import io

import torch


class Head(torch.nn.Module):
    """The head of today, with an attribute that the saved one lacks."""

    def __init__(self):
        super().__init__()
        self.grid = 1
        self.conv = torch.nn.Conv2d(3, 8, 1)
        self.up = torch.nn.Sequential(torch.nn.GELU(), torch.nn.Upsample(scale_factor=2))

    def forward(self, x):
        return self.up(self.conv(x)) + self.grid


saved = Head()
del saved.grid, saved.up[0].approximate, saved.up[1].recompute_scale_factor  # as in a file of older releases
file = io.BytesIO()
torch.save(saved, file)
file.seek(0)
old = torch.load(file, weights_only=False)
for module in old.modules():
    if isinstance(module, torch.nn.GELU) and not hasattr(module, "approximate"):
        module.approximate = "none"
    if isinstance(module, torch.nn.Upsample) and not hasattr(module, "recompute_scale_factor"):
        module.recompute_scale_factor = None
print("repaired:", tuple(old.up(torch.rand(1, 3, 4, 4)).shape), "grid:", hasattr(old, "grid"))
model = Head()
model.load_state_dict(old.state_dict())
print("built anew:", tuple(model(torch.rand(1, 3, 4, 4)).shape), "grid:", hasattr(model, "grid"))
