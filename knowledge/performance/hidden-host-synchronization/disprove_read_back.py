"""Copy a result to pinned memory with non_blocking=True, and read it before and after a wait."""

import torch

big = torch.randn(8192, 8192, device="cuda")
answer = torch.ones(1, device="cuda")
pinned = torch.zeros(1).pin_memory()
big @ big
torch.cuda.synchronize()
for _ in range(20):
    big @ big
pinned.copy_(answer, non_blocking=True)
print("read at once:", pinned.item())
torch.cuda.synchronize()
print("read after the wait:", pinned.item())
