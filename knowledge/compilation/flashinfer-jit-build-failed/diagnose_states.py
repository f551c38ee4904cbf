"""The verdict of check_flashinfer.py in six environments."""

import os
import subprocess
import sys

for release in ("12.4", "12.8", "13.0"):
    os.makedirs(f"cuda-{release}/bin")
    with open(f"cuda-{release}/bin/nvcc", "w") as file:
        file.write(f"#!/bin/sh\necho 'Cuda compilation tools, release {release}, V{release}.1'\n")
    os.chmod(f"cuda-{release}/bin/nvcc", 0o755)
for name, capability, home, listed in [
    ("no toolkit", "9.0", "/nowhere", ""),
    ("colon in CUDA_HOME", "9.0", ":cuda-13.0", ""),
    ("RTX 50, CUDA 12.4", "12.0", "cuda-12.4", ""),
    ("DGX Spark, CUDA 12.8", "12.1", "cuda-12.8", ""),
    ("V100", "7.0", "cuda-12.8", ""),
    ("H100 with a list for Blackwell", "9.0", "cuda-13.0", "10.0a 12.0f"),
    ("H100, CUDA 13.0", "9.0", "cuda-13.0", "9.0a"),
]:
    environment = os.environ | {"CUDA_HOME": home, "FLASHINFER_CUDA_ARCH_LIST": listed}
    command = [sys.executable, "check_flashinfer.py", capability]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    print(f"{name}: {done.stdout.splitlines()[-1].removeprefix('verdict: ')}")
