"""Kill the careful job five times in the middle of a save, and let it go on each time."""

from pathlib import Path

import torch
from kill import kill
from snapshot import newest

HERE = Path.cwd()

lost, steps = 0, [0]
for _ in range(5):
    saved = kill("careful.py", "step-*.pt.new")
    found = torch.load(newest(HERE))["step"]
    lost += max(saved - found, 0)
    steps.append(found)
print("each start went on beyond the one before:", steps == sorted(set(steps)))
print("saved steps that a kill took away:", lost)
print("half files that nobody looks at:", len(list(HERE.glob("*.new"))) > 0)
print("whole checkpoints kept:", len(list(HERE.glob("step-*.json"))))
