"""Give the loader the weight in full precision, as a checkpoint without bitsandbytes holds it."""

import torch

parameter = torch.nn.Parameter(torch.empty(8, 16), requires_grad=False)
loaded_weight = torch.zeros(8, 16)
param_data = parameter.data
print("parameter", tuple(param_data.shape), "file", tuple(loaded_weight.shape))
assert param_data.shape == loaded_weight.shape
param_data.copy_(loaded_weight)
print("loaded")
