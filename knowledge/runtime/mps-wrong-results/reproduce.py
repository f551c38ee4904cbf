"""A kernel that reads a transposed weight in the order of memory: no error, no warning, other numbers."""

import torch


def linear_of_a_wrong_kernel(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    in_order = weight.as_strided(weight.shape, (weight.shape[1], 1))  # ignores the strides
    return torch.nn.functional.linear(x, in_order)


torch.manual_seed(0)
x, weight = torch.randn(4, 64), torch.randn(64, 64)
for name, one in [("contiguous", weight), ("transposed", weight.t())]:
    right = torch.nn.functional.linear(x, one)
    off = (linear_of_a_wrong_kernel(x, one) - right).abs().max() / right.abs().max()
    print(f"{name} weight, contiguous {one.is_contiguous()}: off by {off:.0%} of the largest value")
