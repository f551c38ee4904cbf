"""Run find_xla_tools.py on four environments: empty, with files in another folder, a wrong flag, whole."""

import os
import subprocess
import sys


def write(path: str) -> None:
    """Write an empty file that can be run."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w"):
        os.chmod(path, 0o755)


os.makedirs("empty", exist_ok=True)
write("conda/lib/libdevice.10.bc")
write("whole/nvidia/cuda_nvcc/bin/ptxas")
write("whole/nvidia/cuda_nvcc/nvvm/libdevice/libdevice.10.bc")
for name, flag in (("empty", ""), ("conda", ""), ("whole", "/opt/no-cuda"), ("whole", "")):
    environment = {"PATH": "", "CONDA_PREFIX": "", "XLA_FLAGS": f"--xla_gpu_cuda_data_dir={flag}" if flag else ""}
    command = [sys.executable, "find_xla_tools.py", name]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    print(f"== {name} {flag}".rstrip(), done.stdout + done.stderr, sep="\n", end="")
