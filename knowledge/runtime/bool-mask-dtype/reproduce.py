"""Masks of another dtype than an operation wants."""

import torch

scores = torch.rand(3)
mask = torch.tensor([5, 0, 7]) == 0  # bool since torch 1.2


def message(call):
    try:
        call()
    except (RuntimeError, TypeError) as error:  # NotImplementedError is a RuntimeError
        print(error)


message(lambda: mask - mask)
message(lambda: -mask)
message(lambda: scores.masked_fill(mask.byte(), 0))
message(lambda: scores.masked_fill(mask.float(), 0))
message(lambda: mask.float() & mask.float())
message(lambda: ~mask.float())
print(1 - mask)
