"""Trace a module that returns a dict with a tensor and a number."""

import torch


class Model(torch.nn.Module):
    def forward(self, x):
        return {"scores": x + 1, "classes": 3}


torch.jit.trace(Model(), (torch.ones(2),))
