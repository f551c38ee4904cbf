"""Kill a job that is writing its checkpoint, and start again from what is there."""

from pathlib import Path

import torch
from kill import WHOLE, kill

CHECKPOINT = Path("checkpoint.pt")

last = kill("train.py", CHECKPOINT.name)
while CHECKPOINT.stat().st_size == WHOLE:  # the save was quicker than the signal
    last = kill("train.py", CHECKPOINT.name)
print("whole saves before the kill:", last)
print(f"left of them: {CHECKPOINT.stat().st_size / WHOLE:.0%} of one")
try:
    torch.load(CHECKPOINT)
except RuntimeError as error:
    why = str(error).split(": ")[1].split(".")[0]
    print("no checkpoint is left:", why)
