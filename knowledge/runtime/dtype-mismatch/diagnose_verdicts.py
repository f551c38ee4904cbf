"""Break five small models, and let diagnose_script.py find the cause of each."""

import torch
from diagnose_script import report, seen
from torch import nn

half, rows = torch.bfloat16, torch.zeros(2, 8)


def write_under_autocast() -> None:
    memory = torch.zeros(4, 8)
    with torch.autocast("cpu", dtype=half):
        memory[[0, 1]] = nn.Linear(8, 8)(rows)


mistakes = {
    "numbers of NumPy": lambda: nn.Linear(8, 8)(rows.double()),
    "whole numbers": lambda: nn.Linear(8, 8)(rows.long()),
    "a write under autocast": write_under_autocast,
    "a model cast, its input not": lambda: nn.Sequential(nn.Linear(8, 8)).to(half)(rows),
    "an adapter in float32": lambda: nn.Sequential(nn.Linear(8, 8, dtype=half), nn.Linear(8, 8))(
        rows.to(half)
    ),
}
for name, mistake in mistakes.items():
    seen.clear()
    print(f"# {name}")
    try:
        mistake()
    except RuntimeError as error:
        report(error)
