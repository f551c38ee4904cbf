"""Look at the operands before an integer division."""

import torch


def divide(total: torch.Tensor, parts: torch.Tensor) -> torch.Tensor:
    """Divide integers; raise ValueError for what the processor cannot divide."""
    if (parts == 0).any():
        raise ValueError(f"divisor 0 at {parts.eq(0).nonzero().flatten().tolist()}")
    if ((total == torch.iinfo(total.dtype).min) & (parts == -1)).any():
        raise ValueError("the smallest integer divided by -1 does not fit")
    return torch.div(total, parts, rounding_mode="trunc")


print(divide(torch.tensor([7, -7]), torch.tensor([2, 2])).tolist())
for total, parts in ((-(2**63), -1), (1, 0)):
    try:
        divide(torch.tensor([total]), torch.tensor([parts]))
    except ValueError as error:
        print("caught:", error)
