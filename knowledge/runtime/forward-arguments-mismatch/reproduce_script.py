"""Trace a model with one input, and call the result with the two that the class takes."""

import torch


class Policy(torch.nn.Module):
    def forward(self, observation, scale=1):
        return observation * scale


traced = torch.jit.trace(Policy(), torch.ones(2))
print("class:", Policy()(torch.ones(2), 3).tolist())
traced(torch.ones(2), 3)
