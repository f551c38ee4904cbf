"""Say which dtypes a GPU computes in: python diagnose.py [CAPABILITY ...]."""

import sys

import torch


def verdict(capability: tuple) -> str:
    """Return the dtypes of an NVIDIA GPU of this compute capability, and the cause that fits."""
    if capability < (8, 0):
        return "float16 only: gpu-before-ampere"
    if capability < (8, 9):
        return "float16, bfloat16; no FP8: fp8-before-ada"
    return "float16, bfloat16, FP8"


given = {f"capability {one}": tuple(map(int, one.split("."))) for one in sys.argv[1:]}
if not given:
    for index in range(torch.cuda.device_count()):
        name = f"GPU {index} {torch.cuda.get_device_name(index)}"
        given[name] = torch.cuda.get_device_capability(index)
for name, capability in given.items():
    print(f"{name}: {verdict(capability)}")
if not given:
    print(f"no GPU: torch {torch.__version__}, built for CUDA {torch.version.cuda}: no-gpu-visible")
