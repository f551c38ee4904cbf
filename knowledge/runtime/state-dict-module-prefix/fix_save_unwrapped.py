"""Save the model inside of the wrappers, and load into the model inside of the wrappers."""

import torch
from torch import nn


def unwrapped(model: nn.Module) -> nn.Module:
    while isinstance(model, (nn.DataParallel, nn.parallel.DistributedDataParallel)):
        model = model.module
    return getattr(model, "_orig_mod", model)


trained = nn.DataParallel(torch.compile(nn.Linear(2, 4)))
checkpoint = unwrapped(trained).state_dict()
print("saved keys:", list(checkpoint))

plain = nn.Linear(2, 4)
parallel = nn.DataParallel(nn.Linear(2, 4))
print("plain:", plain.load_state_dict(checkpoint))
print("parallel:", unwrapped(parallel).load_state_dict(checkpoint))
