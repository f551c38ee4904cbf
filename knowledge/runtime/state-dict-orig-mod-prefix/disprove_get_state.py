"""Ask get_model_state_dict for the keys, with activation checkpointing within and without."""

import torch
from torch import nn
from torch.distributed.algorithms._checkpoint.checkpoint_wrapper import checkpoint_wrapper
from torch.distributed.checkpoint.state_dict import get_model_state_dict

layers = {
    "compiled": torch.compile(nn.Linear(2, 2)),
    "checkpointed, then compiled": torch.compile(checkpoint_wrapper(nn.Linear(2, 2))),
    "compiled, then checkpointed": checkpoint_wrapper(torch.compile(nn.Linear(2, 2))),
}
for name, layer in layers.items():
    print(f"{name}: {', '.join(get_model_state_dict(nn.Sequential(layer)))}")
