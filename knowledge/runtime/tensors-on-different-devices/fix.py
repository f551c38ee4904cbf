"""Move a model that keeps a buffer beside its parameters."""

import torch
from torch import nn


class Shifted(nn.Module):
    """A linear layer whose input is shifted by a constant."""

    def __init__(self) -> None:
        """Make the layer and the constant."""
        super().__init__()
        self.layer = nn.Linear(4, 2)
        self.register_buffer("shift", torch.ones(4))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Shift, then apply the layer."""
        return self.layer(x + self.shift)


model = Shifted().to("cuda")
print("shape:", tuple(model(torch.zeros(3, 4, device="cuda")).shape))
