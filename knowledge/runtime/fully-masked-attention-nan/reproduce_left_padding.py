"""Pad on the left under a causal mask, and look where nan is after each of two layers."""

import torch

torch.manual_seed(0)
positions = torch.arange(5)
kept = positions >= 2
visible = kept & (positions <= positions[:, None])


def attend(values: torch.Tensor) -> torch.Tensor:
    scores = values @ values.T
    return scores.masked_fill(~visible, -torch.inf).softmax(-1) @ values


values = torch.randn(5, 4)
for layer in (1, 2):
    values = attend(values)
    print(f"layer {layer}: nan at positions", values.isnan().any(1).nonzero().flatten().tolist())
