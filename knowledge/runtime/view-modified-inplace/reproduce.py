"""Writes into tensors that share memory."""

import torch
from torch import nn

picture = torch.rand(3, 4, 4, requires_grad=True)


def message(call):
    try:
        call()
    except RuntimeError as error:
        print(error)


def overlap():
    live = torch.tensor([True, False, True])
    live[live] = torch.tensor([False, True])


def hook():
    model = nn.Sequential(nn.Linear(4, 4), nn.ReLU(inplace=True))
    model[0].register_full_backward_hook(lambda *_: None)  # as Grad-CAM does
    model(picture)


def grad_mode():
    with torch.no_grad():
        row = picture.view(48)
    row.mul_(2)


message(overlap)
message(lambda: torch.zeros(1, 3).expand(2, 3).add_(1))
message(hook)
message(grad_mode)
for channel, mean in zip(picture * 1, (0.5, 0.4, 0.3), strict=True):
    channel.sub_(mean)
