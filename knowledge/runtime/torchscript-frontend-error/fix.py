"""Save both models by torch.export, which runs the Python code in place of compiling it."""

import torch


class Options(torch.nn.Module):
    def forward(self, x, **options):
        return x + 1


class Report(torch.nn.Module):
    def forward(self, x):
        return {"scores": x + 1, "classes": 3}


for model in (Options(), Report()):
    program = torch.export.export(model.eval(), (torch.ones(2),))
    torch.export.save(program, "model.pt2")
    print(torch.export.load("model.pt2").module()(torch.zeros(2)))
