"""Train four GiB of weights with Adam on a GPU of ten GiB."""

import torch
from torch import nn

GIB = 2**30
torch.cuda.set_per_process_memory_fraction(10 * GIB / torch.cuda.mem_get_info()[1])
model = nn.Sequential(*(nn.Linear(16384, 16384, bias=False, device="cuda") for _ in range(4)))
optimizer = torch.optim.Adam(model.parameters())
model(torch.randn(8, 16384, device="cuda")).sum().backward()
print(f"after backward: {torch.cuda.memory_allocated() / GIB:.0f} GiB")
optimizer.step()
print(f"after step: {torch.cuda.memory_allocated() / GIB:.0f} GiB")
