"""Say which parts of a job a checkpoint lacks: a file of torch.save, or a folder of Trainer.

python diagnose.py checkpoint.pt
"""

import sys
from pathlib import Path

import torch

PARTS = ("weights", "optimizer", "learning rate schedule", "loss scale", "random numbers", "step")
KEYS = {"param_groups": PARTS[1], "last_epoch": PARTS[2], "_growth_tracker": PARTS[3]}
FILES = {"model": PARTS[0], "adapter": PARTS[0], "optimizer": PARTS[1], "scheduler": PARTS[2]}
FILES |= {"scaler": PARTS[3], "rng_state": PARTS[4], "trainer_state": PARTS[5]}


def part(value: object) -> str:
    """Return which part of a job this value of a checkpoint is."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return part(value[0])
    if isinstance(value, dict) and value:
        if all(isinstance(item, torch.Tensor) for item in value.values()):
            return "weights"
        return next((name for key, name in KEYS.items() if key in value), "?")
    if isinstance(value, torch.Tensor) and value.dtype == torch.uint8:
        return "random numbers"
    return "step" if isinstance(value, int) and not isinstance(value, bool) else "?"


def lacking(path: Path) -> list[str]:
    """Return the parts that this file or folder does not hold."""
    if path.is_dir():
        names = [one.name for one in path.iterdir()]
        found = {what for start, what in FILES.items() if any(n.startswith(start) for n in names)}
    else:
        content = torch.load(path, map_location="cpu", weights_only=True)
        found = {part(value) for value in content.values()}
    return [name for name in PARTS if name not in found]


def planted() -> list[str]:
    """Save a job twice: as a tutorial does, and whole."""
    model = torch.nn.Linear(8, 1)
    optimizer = torch.optim.AdamW(model.parameters())
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=60)
    scaler = torch.amp.GradScaler("cpu")
    torch.save({"model": model.state_dict(), "epoch": 3}, "tutorial.pt")
    states = {"optimizer": optimizer, "schedule": schedule, "scaler": scaler, "model": model}
    whole = {name: one.state_dict() for name, one in states.items()}
    torch.save(whole | {"random": torch.get_rng_state(), "step": 43}, "whole.pt")
    return ["tutorial.pt", "whole.pt"]


for name in sys.argv[1:] or planted():
    print(f"{name} lacks:", ", ".join(lacking(Path(name))) or "nothing")
