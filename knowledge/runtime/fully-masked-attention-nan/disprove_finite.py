"""Mask with a finite number in place of -inf, and change what lies in the padding."""

import torch

lowest = torch.finfo(torch.float32).min


def attend(values: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    return (values @ values.mT + mask).softmax(-1) @ values


torch.manual_seed(0)
values, other = torch.randn(2, 4, 8)
padding = torch.full((4, 4), lowest)
output = attend(values, padding)
print("empty sequence, nan:", bool(output.isnan().any()))
print("the mean of its padding:", torch.allclose(output, values.mean(0).expand(4, -1)))
print("changes with the padding:", not torch.allclose(output, attend(other, padding)))
twice = attend(values, padding + padding)
print("masked for keys and for queries, nan:", bool(twice.isnan().any()))
gentle = attend(values, torch.full((4, 4), -1e4))
unmasked = attend(values, torch.zeros(4, 4))
print("-1e4 added, as without a mask:", torch.allclose(gentle, unmasked, atol=0.01))
weights = torch.tensor([-20.0, -10.0]).softmax(0)
print(f"filled with -10, beside a score of -20: the masked key weighs {weights[1].item():.2f}")
