"""Five steps that fail, one that works, and what the check prints for each."""

import torch
import torch.nn.functional as F
from find_op import locate

torch.manual_seed(0)
x = torch.rand(4, 4, requires_grad=True)
weight = torch.rand(4, requires_grad=True)


def penalty(score):
    (gradient,) = torch.autograd.grad(score, x, create_graph=True)
    (gradient**2).sum().backward()


def attend():
    rows = x.view(1, 1, 4, 4)
    return F.scaled_dot_product_attention(rows, rows, rows).sum()


def distance():
    return torch.cdist(x, x.detach() + 1).sum()


locate(lambda: penalty(attend()))
locate(lambda: penalty(distance()))
locate(lambda: torch.igamma(x, x).sum().backward())
locate(lambda: F.nll_loss(x, torch.tensor([0, 1, 2, 3]), weight=weight).backward())
rows = torch.rand(1, 1, 4, 4)
locate(lambda: torch.func.jvp(lambda y: F.scaled_dot_product_attention(y, y, y), (rows,), (rows,)))
locate(lambda: penalty((x**3).sum()))
