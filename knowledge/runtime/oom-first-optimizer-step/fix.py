"""Keep weights, gradients and Adam's state in bfloat16: half of everything."""

import torch
from torch import nn

GIB = 2**30
torch.cuda.set_per_process_memory_fraction(10 * GIB / torch.cuda.mem_get_info()[1])
model = nn.Sequential(
    *(nn.Linear(16384, 16384, bias=False, device="cuda", dtype=torch.bfloat16) for _ in range(4))
)
optimizer = torch.optim.Adam(model.parameters(), foreach=False)
for _ in range(2):
    model(torch.randn(8, 16384, device="cuda", dtype=torch.bfloat16)).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
print(f"after two steps, without gradients: {torch.cuda.memory_allocated() / GIB:.0f} GiB")
