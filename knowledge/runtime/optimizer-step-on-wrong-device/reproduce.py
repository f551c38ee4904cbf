"""Set the flag that is advised for CUDA tensors, for parameters on the CPU."""

import torch

weight = torch.nn.Parameter(torch.ones(2))
optimizer = torch.optim.Adam([weight], lr=0.1)
optimizer.param_groups[0]["capturable"] = True
weight.sum().backward()
print("parameters on:", weight.device, flush=True)
optimizer.step()
