"""A small transformer whose activations outweigh its weights."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

WIDTH, LAYERS = 1024, 12


class Model(nn.Module):
    """Blocks of attention and an MLP; `recompute` keeps only the input of each block."""

    def __init__(self, device: str, width: int = WIDTH, *, recompute: bool = False) -> None:
        super().__init__()
        made = nn.TransformerEncoderLayer
        kind = {"batch_first": True, "dropout": 0.0, "norm_first": True, "device": device}
        blocks = (made(width, 16, 4 * width, **kind) for _ in range(LAYERS))
        self.blocks = nn.ModuleList(blocks)
        self.recompute = recompute

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for block in self.blocks:
            x = checkpoint(block, x, use_reentrant=False) if self.recompute else block(x)
        return x
