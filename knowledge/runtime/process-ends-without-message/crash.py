"""A division inside torch ends the process: Python writes no traceback, and nothing after the line runs."""

import torch

print("step 1: loss 0.693", flush=True)
totals = torch.tensor([-(2**63)])
print("step 2:", torch.div(totals, torch.tensor([-1]), rounding_mode="trunc"))
