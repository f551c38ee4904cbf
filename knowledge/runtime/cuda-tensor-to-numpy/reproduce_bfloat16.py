"""Take the output of a model under autocast to NumPy."""

import torch

with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
    output = torch.nn.Linear(4, 2)(torch.ones(1, 4))
print("output:", output.dtype, flush=True)
output.numpy()
