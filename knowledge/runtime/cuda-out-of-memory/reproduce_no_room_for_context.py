"""Fill the GPU, then let a second process ask for its first tensor."""

import subprocess
import sys

import torch

held = []
size = 2**34
while size >= 2**21:
    try:
        held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2

second = [sys.executable, "-c", "import torch; torch.zeros(1, device='cuda')"]
sys.exit(subprocess.run(second, check=False).returncode)
