"""Let torch raise at any call that waits, and run the loop that asks once."""

import torch

torch.manual_seed(0)
weights = [torch.randn(1024, 1024, device="cuda") / 32 for _ in range(24)]
batch = torch.randn(256, 1024, device="cuda")
y, bad = batch, []

torch.cuda.set_sync_debug_mode("error")
for weight in weights:
    y = y @ weight
    bad.append(y.isnan().any())
torch.cuda.set_sync_debug_mode("default")
print("nan anywhere:", torch.stack(bad).any().item())
