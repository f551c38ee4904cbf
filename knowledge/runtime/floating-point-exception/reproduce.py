"""Divide the smallest int64 by -1: the result does not fit, and the processor stops the process."""

import torch

smallest = torch.tensor([-(2**63)])
print(torch.div(smallest, torch.tensor([-1]), rounding_mode="trunc"))
