"""Keep the message with the line: check on the GPU where the mistake is made."""

import torch


def look_up(table: torch.Tensor, index: torch.Tensor) -> torch.Tensor:
    """Return rows of `table`; raises IndexError for rows that are not there."""
    low, high = index.aminmax()
    if not -len(table) <= low <= high < len(table):
        message = f"rows {low.item()} to {high.item()} of {len(table)}"
        raise IndexError(message)
    return table[index]


table = torch.ones(4, 4, device="cuda")
try:
    look_up(table, torch.tensor([7], device="cuda"))
except IndexError as error:
    print("IndexError:", error)
print("the GPU still works:", look_up(table, torch.tensor([3], device="cuda")).sum().item())
