"""Tensors that were computed, given to an optimizer."""

import torch


def attempt(name, tensor):
    try:
        torch.optim.SGD([tensor], lr=0.1)
    except ValueError as error:
        print(f"{name}: {error}")


weights = torch.randn(3, 4, requires_grad=True)
attempt("product", weights * 0.01)
attempt("slice", weights[:2])
moved = torch.ones(2, requires_grad=True).double()  # as .cuda() on a GPU
torch.optim.SGD([moved], lr=0.1)
