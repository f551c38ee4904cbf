"""Give the second operand the shape that is meant."""

import torch

column, row = torch.ones(4, 1), torch.arange(4.0)
column *= row.unsqueeze(1)
print("scaled:", column.flatten().tolist(), tuple(column.shape))
