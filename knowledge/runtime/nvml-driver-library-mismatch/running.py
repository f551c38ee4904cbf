"""Upgrade the libraries under a process that runs: it goes on, and only new ones fail."""

import ctypes
import subprocess
from pathlib import Path

import torch


def compute() -> float:
    """Multiply a matrix on the GPU, in memory that is asked for anew."""
    torch.cuda.empty_cache()
    row = torch.ones(4096, device="cuda")
    return (row.repeat(4096, 1) @ row).sum().item()


print("before the upgrade:", compute())
Path("upgraded").touch()
print("after the upgrade:", compute())
new = subprocess.run(["nvidia-smi"], capture_output=True, text=True, check=False)
print("a new process:", new.stdout.splitlines()[0])
nvml = ctypes.CDLL("libnvidia-ml.so.1")
nvml.nvmlErrorString.restype = ctypes.c_char_p
print("this process, first call of NVML:", nvml.nvmlErrorString(nvml.nvmlInit_v2()).decode())
