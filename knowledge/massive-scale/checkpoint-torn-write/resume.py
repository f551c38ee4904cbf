"""Go on from the checkpoint if there is one, as many scripts do."""

from pathlib import Path

import torch

step = 0
if Path("checkpoint.pt").exists():
    step = torch.load("checkpoint.pt")["step"]
print("goes on after step", step)
