"""Continue with a step count that is an integer, as a program's own code left it."""

import torch

weight = torch.nn.Parameter(torch.ones(2))
optimizer = torch.optim.Adam([weight], lr=0.1, foreach=True)
weight.sum().backward()
optimizer.step()
optimizer.state[weight]["step"] = torch.tensor(1)
print("step count:", optimizer.state[weight]["step"].dtype, flush=True)
optimizer.step()
