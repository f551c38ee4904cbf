"""Run a Triton kernel: its assembler, torch's runtime and the driver need not have one number."""

import subprocess
from pathlib import Path

import torch
import triton
import triton.language as tl


@triton.jit
def double(data, n: tl.constexpr):
    """Double n numbers."""
    at = tl.arange(0, n)
    tl.store(data + at, tl.load(data + at) * 2)


ptxas = Path(triton.__file__).parent / "backends/nvidia/bin/ptxas"
release = subprocess.run([ptxas, "--version"], capture_output=True, text=True, check=True).stdout
assembler = release.split("release ")[1].split(",")[0]
data = torch.ones(16, device="cuda")
double[(1,)](data, 16)
print("assembler and torch have the same number:", assembler == torch.version.cuda)
print("and the kernel is right:", bool((data == 2).all()))
