"""Go on from the newest whole checkpoint, and save after each step."""

import time
from pathlib import Path

import torch
from snapshot import newest, save

HERE = Path.cwd()

state = {"model": {f"layer{n}": torch.zeros(1 << 20) for n in range(16)}, "step": 0}
if checkpoint := newest(HERE):
    state = torch.load(checkpoint)
for step in range(state["step"] + 1, 1000):
    time.sleep(0.3)  # the step
    save(state | {"step": step}, HERE, step)
    print("saved step", step)
