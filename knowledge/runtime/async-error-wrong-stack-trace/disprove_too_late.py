"""Set the variable from within the program, after CUDA has been used."""

import os

import torch

torch.zeros(1, device="cuda")
os.environ["CUDA_LAUNCH_BLOCKING"] = "1"


def look_up(table: torch.Tensor) -> torch.Tensor:
    """Ask for a row that is not there."""
    return table[torch.tensor([7], device="cuda")]


def innocent(rows: torch.Tensor) -> float:
    """Do nothing wrong."""
    return rows.sum().item()


print(innocent(look_up(torch.ones(4, 4, device="cuda"))))
