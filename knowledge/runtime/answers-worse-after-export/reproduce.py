"""The same update merged in float32 and in bfloat16: a small one is lost in bfloat16's rounding."""

import torch

torch.manual_seed(0)
base = torch.randn(512, 512).to(torch.bfloat16)
for size in (1e-2, 1e-4):
    update = torch.randn(512, 512) * size
    wanted = base.float() + update
    merged = (base + update.to(torch.bfloat16)).float()
    lost = ((merged == base.float()).sum() / merged.numel()).item()
    error = ((merged - wanted).norm() / update.norm()).item()
    print(f"update of {size:g}: {lost:.0%} of the weights unchanged, error {error:.2f} of the update")
