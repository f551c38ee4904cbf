"""Find the tensors of a model that to() does not move: those that are neither parameter nor buffer."""

import torch
from torch import nn


class Shifted(nn.Module):
    """A linear layer with two tensors beside it: one registered, one plain, and a list of tensors."""

    def __init__(self) -> None:
        """Make the layer and the constants."""
        super().__init__()
        self.layer = nn.Linear(4, 2)
        self.register_buffer("scale", torch.ones(4))
        self.shift = torch.ones(4)
        self.masks = [torch.ones(4)]


def strays(model: nn.Module) -> list[str]:
    """Name the tensors that lie in plain attributes, or in lists and dicts there."""
    found = []
    for path, module in model.named_modules():
        for name, value in vars(module).items():
            inside = {"list": value, "tuple": value, "dict": value.values() if isinstance(value, dict) else ()}
            for one in (value, *inside.get(type(value).__name__, ())):
                if isinstance(one, torch.Tensor) and not name.startswith("_"):
                    found.append(f"{path + '.' if path else ''}{name} on {one.device}")
    return found


model = Shifted().to("cuda")
print("registered:", {name: str(t.device) for name, t in [*model.named_parameters(), *model.named_buffers()]})
print("plain:", strays(model))
