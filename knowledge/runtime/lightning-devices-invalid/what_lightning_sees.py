"""Print which accelerators Lightning may use in this process, and what devices may be."""

import os

import torch

try:
    from lightning.pytorch.accelerators import CPUAccelerator, CUDAAccelerator, MPSAccelerator
except ModuleNotFoundError:
    from pytorch_lightning.accelerators import CPUAccelerator, CUDAAccelerator, MPSAccelerator

print("torch is built for CUDA:", torch.version.cuda is not None)
print("CUDA_VISIBLE_DEVICES:", repr(os.environ.get("CUDA_VISIBLE_DEVICES")))
count = CUDAAccelerator.auto_device_count() if CUDAAccelerator.is_available() else 0
print("CUDA devices for Lightning:", count)
print("MPS for Lightning:", MPSAccelerator.is_available())
if count:
    print(f"valid: accelerator='gpu', devices=1 to {count}, or a list from {list(range(count))}")
else:
    print("valid: accelerator='cpu', devices=1, or a greater int, not a list:", CPUAccelerator.is_available())
