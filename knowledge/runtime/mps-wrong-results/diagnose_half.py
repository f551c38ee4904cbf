"""Is it the device, or float16? The same layers on the CPU in three types."""

import torch

torch.manual_seed(0)
layers = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.Linear(64, 64))
x = torch.randn(2, 64) * 2000
for dtype in (torch.float32, torch.bfloat16, torch.float16):
    with torch.no_grad():
        energy = layers.to(dtype)(x.to(dtype)).square().mean(1)
    print(f"cpu {str(dtype):15} finite: {bool(energy.isfinite().all())}, energy {energy[0].item():.3g}")
