"""Scale a column in place by a row."""

import torch

column, row = torch.ones(4, 1), torch.ones(4)
print("a new tensor:", tuple((column * row).shape), flush=True)
column *= row
