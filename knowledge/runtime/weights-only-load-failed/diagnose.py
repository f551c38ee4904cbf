"""List the classes and functions that a checkpoint asks for, without running any of them."""

from argparse import Namespace

import torch
from torch.serialization import get_unsafe_globals_in_checkpoint

model = torch.nn.Linear(2, 2)
contents = {
    "state dict": model.state_dict(),
    "arguments beside it": {"model": model.state_dict(), "args": Namespace(lr=0.1)},
    "whole model": model,
}
for name, content in contents.items():
    torch.save(content, "checkpoint.pt")
    print(f"{name}: {get_unsafe_globals_in_checkpoint('checkpoint.pt')}")
