"""Pad the output of each GPU to a length that does not depend on its part of the batch."""

import torch
from torch import nn


class Trim(nn.Module):
    def forward(self, x: torch.Tensor, lengths: torch.Tensor) -> torch.Tensor:
        trimmed = x[:, : lengths.max().item()]
        return nn.functional.pad(trimmed, (0, x.shape[1] - trimmed.shape[1]))


batch, lengths = torch.ones(4, 10).cuda(), torch.tensor([10, 9, 8, 7]).cuda()
print(tuple(nn.DataParallel(Trim().cuda(), device_ids=[0, 1])(batch, lengths).shape))
