"""Train the same model with a batch of one."""

import torch
from torch import nn

GIB = 2**30
torch.cuda.set_per_process_memory_fraction(10 * GIB / torch.cuda.mem_get_info()[1])
model = nn.Sequential(*(nn.Linear(16384, 16384, bias=False, device="cuda") for _ in range(4)))
optimizer = torch.optim.Adam(model.parameters())
for batch in (8, 1):
    model(torch.randn(batch, 16384, device="cuda")).sum().backward()
    before = torch.cuda.memory_allocated() / GIB
    try:
        optimizer.step()
    except torch.OutOfMemoryError:
        print(f"batch {batch}: out of memory in step(), {before:.0f} GiB before it")
        optimizer.state.clear()
