"""Run the same step on the CPU, where the check of the index is an exception."""

import traceback

import torch

table, weight = torch.ones(100, 64), torch.ones(64, 8)
try:
    rows = table[torch.tensor([0, 50, 100])]
    print(tuple((rows @ weight).shape))
except IndexError as error:
    print(traceback.extract_tb(error.__traceback__)[-1].line)
    print(error)
