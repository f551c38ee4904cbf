"""Write each step's state into a row of one buffer, and read the row before it."""

import torch

torch.manual_seed(0)
decay = torch.rand(3, requires_grad=True)
states = torch.ones(5, 3)
for step in range(1, 5):
    states[step] = states[step - 1] * decay
print("version of the buffer:", states._version, "of row 0:", states[0]._version, flush=True)
states.sum().backward()
