"""Ask four parts of one working machine for their CUDA version."""

import re
import shutil
import subprocess
from pathlib import Path

import torch
import triton


def said(pattern: str, program: str, *options: str) -> str:
    """Return what `pattern` finds in what the program prints, or that the program is absent."""
    path = shutil.which(program)
    if not path:
        return "absent"
    text = subprocess.run([path, *options], capture_output=True, text=True, check=False).stdout
    found = re.search(pattern, text)
    return found[1] if found else "not said"


ptxas = Path(triton.__file__).parent / "backends/nvidia/bin/ptxas"
print("nvidia-smi:", said(r"CUDA Version: ([\d.]+)", "nvidia-smi"))
print("nvcc:", said(r"release ([\d.]+)", "nvcc", "--version"))
print("torch:", torch.version.cuda)
print("Triton's assembler:", said(r"release ([\d.]+)", str(ptxas), "--version"))
print("and the GPU computes:", (torch.ones(2, device="cuda") + 1).tolist())
