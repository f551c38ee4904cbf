"""What the message says of a tensor, by who wrote into it."""

from collections.abc import Callable

import torch
from torch import nn

torch.manual_seed(0)
linear, conv, norm = nn.Linear(8, 3), nn.Conv1d(4, 2, 5), nn.LayerNorm(8)


def stepped(layer: nn.Module) -> torch.Tensor:
    """Call a layer, step its optimizer, and return what the layer gave before."""
    output = layer(torch.randn(2, 4, 8, requires_grad=True))
    output.sum().backward(retain_graph=True)
    torch.optim.SGD(layer.parameters(), lr=0.1).step()
    return output


def written(rows: torch.Tensor, where: int | slice) -> torch.Tensor:
    """Square row 0 of a tensor, and write into it afterwards."""
    squares = rows[0] ** 2
    rows[where] = 0
    return squares


def made() -> torch.Tensor:
    return torch.rand(5, 6, requires_grad=True).exp()


CASES: dict[str, Callable[[], torch.Tensor]] = {
    "output of exp": lambda: made().mul_(2),
    "another row of it": lambda: written(made(), 1),
    "Linear(8, 3), step": lambda: stepped(linear),
    "Conv1d(4, 2, 5), step": lambda: stepped(conv),
    "LayerNorm(8), step": lambda: stepped(norm),
}
for name, case in CASES.items():
    try:
        case().sum().backward()
    except RuntimeError as error:
        print(f"{name}:\n  {str(error).partition('operation: ')[2].partition(' is at')[0]}")
