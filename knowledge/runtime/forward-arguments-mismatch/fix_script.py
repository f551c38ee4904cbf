"""Trace with every input that callers pass, or script the class; both keep two arguments."""

import torch


class Policy(torch.nn.Module):
    def forward(self, observation, scale: int = 1):
        return observation * scale


traced = torch.jit.trace(Policy(), (torch.ones(2), torch.tensor(1)))
scripted = torch.jit.script(Policy())
print("traced:", traced(torch.ones(2), torch.tensor(3)).tolist())
print("scripted:", scripted(torch.ones(2), 3).tolist(), scripted(torch.ones(2)).tolist())
