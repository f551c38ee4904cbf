"""Load a weight that bitsandbytes has packed into a parameter of full size, as an engine does."""

import torch

parameter = torch.nn.Parameter(torch.empty(8, 16), requires_grad=False)
loaded_weight = torch.zeros(64, 1, dtype=torch.uint8)  # 8 × 16 numbers of 4 bits
param_data = parameter.data
print("parameter", tuple(param_data.shape), "file", tuple(loaded_weight.shape), flush=True)
assert param_data.shape == loaded_weight.shape
param_data.copy_(loaded_weight)
