"""Let diagnose_script.py find the cause of eight joins."""

import contextlib

import torch
from diagnose_script import Joins

zeros = torch.zeros
joins = {
    "the last batch": lambda: torch.cat([zeros(4, 8), zeros(32, 4)], dim=1),
    "two prompts": lambda: torch.cat([zeros(1, 77, 768), zeros(1, 154, 768)]),
    "latents of two models": lambda: torch.cat([zeros(1, 4, 64, 64), zeros(1, 16, 64, 64)]),
    "two scales": lambda: torch.cat([zeros(1, 8, 52, 52), zeros(1, 8, 26, 26)], dim=1),
    "images in one batch": lambda: torch.cat([zeros(1, 3, 427, 640), zeros(1, 3, 426, 640)]),
    "widths of two models": lambda: torch.cat([zeros(2, 5, 512), zeros(2, 7, 1024)], dim=1),
    "two losses": lambda: torch.cat([zeros(()), zeros(())]),
    "a vector for each text": lambda: torch.cat([zeros(2, 5, 8), zeros(2, 8)], dim=1),
}
for name, join in joins.items():
    print(f"# {name}")
    with contextlib.suppress(SystemExit), Joins():
        join()
