"""Delete the keys that hold the prefix, and load what is left."""

import torch
from torch import nn

checkpoint = torch.compile(nn.Linear(2, 4)).state_dict()

for key in [key for key in checkpoint if "_orig_mod" in key]:
    del checkpoint[key]

print("left:", len(checkpoint), flush=True)
nn.Linear(2, 4).load_state_dict(checkpoint)
