"""Make the mistake in one function, and see the traceback end in another."""

import torch


def look_up(table: torch.Tensor) -> torch.Tensor:
    """Ask for a row that is not there."""
    return table[torch.tensor([7], device="cuda")]


def innocent(rows: torch.Tensor) -> float:
    """Do nothing wrong."""
    return rows.sum().item()


print(innocent(look_up(torch.ones(4, 4, device="cuda"))))
