"""Multiply on the GPU for six seconds, as another user's program would."""

import time

import torch

whole = torch.ones(1024, 1024, device="cuda")
print("bystander works", flush=True)
end = time.time() + 6
while time.time() < end:
    product = whole @ whole
    torch.cuda.synchronize()
print(f"bystander is right: {product[0, 0].item():.0f}")
