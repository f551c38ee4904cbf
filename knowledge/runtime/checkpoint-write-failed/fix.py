"""Save under another name, rename, and then remove all but the newest checkpoint."""

import os
import sys
from pathlib import Path

import torch


def save(state: object, folder: Path, step: int, keep: int = 1) -> None:
    """Write `step`.pt whole or not at all, then keep the newest `keep` checkpoints."""
    folder.mkdir(parents=True, exist_ok=True)
    half = folder / f"{step:08d}.tmp"
    try:
        torch.save(state, half)
    except (RuntimeError, OSError):
        half.unlink(missing_ok=True)  # gives the room of the failed save back
        raise
    os.replace(half, half.with_suffix(".pt"))
    for old in sorted(folder.glob("*.pt"))[:-keep]:
        old.unlink()


model = torch.nn.Linear(1024, 1024)
folder = Path(sys.argv[1]) / "runs" / "first"
for step in range(6):
    save(model.state_dict(), folder, step)
print("on the disk:", *sorted(file.name for file in folder.iterdir()))
