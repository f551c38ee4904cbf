"""Write into the input or the output of an operation, and ask for the gradient: does it mind?"""

from collections.abc import Callable

import torch
from torch.nn import functional as f

other, parameter = torch.rand(4, 4), torch.rand(4, 4, requires_grad=True)
OPERATIONS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "x + other": lambda x: x + other,
    "x * 2": lambda x: x * 2,
    "x * other": lambda x: x * other,
    "x * parameter": lambda x: x * parameter,
    "x ** 2": lambda x: x**2,
    "x @ other": lambda x: x @ other,
    "x @ parameter": lambda x: x @ parameter,
    "log": torch.log,
    "gelu": f.gelu,
    "layer_norm": lambda x: f.layer_norm(x, (4,)),
    "exp": torch.exp,
    "sqrt": torch.sqrt,
    "sigmoid": torch.sigmoid,
    "tanh": torch.tanh,
    "softmax": lambda x: x.softmax(-1),
    "relu": torch.relu,
    "dropout": f.dropout,
    "clone": torch.clone,
}


def refuses(operation: Callable[[torch.Tensor], torch.Tensor], written: str) -> str:
    """Write into the operation's input or output, then go backward; say whether that raised."""
    x = torch.rand(4, 4, requires_grad=True) * 1
    y = operation(x)
    (x if written == "input" else y).add_(1)
    try:
        y.sum().backward()
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return "error"
    return "fine"


print("operation        input written    output written")
for name, operation in OPERATIONS.items():
    print(f"{name:16} {refuses(operation, 'input'):16} {refuses(operation, 'output')}")
