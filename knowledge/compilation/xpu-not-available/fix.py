"""The device that this build and this machine have."""

import torch

device = "cpu"
for kind in ("cuda", "xpu", "mps"):
    backend = getattr(torch, kind, None)
    if backend is not None and backend.is_available():
        device = kind
        break
print("device:", device, "sum:", float(torch.ones(2, device=device).sum()))
