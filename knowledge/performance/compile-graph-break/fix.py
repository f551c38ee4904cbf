"""Choose between the two values with torch.where instead of an `if`."""

import torch


def scale(x):
    total = x.abs().sum()
    x = torch.where(total > 1, x / total, x)
    return x * 2


compiled = torch.compile(scale, fullgraph=True)
print("sum of 4 ones:", compiled(torch.ones(4)).sum().item())
print("sum of 4 small numbers:", compiled(torch.full((4,), 0.125)).sum().item())
