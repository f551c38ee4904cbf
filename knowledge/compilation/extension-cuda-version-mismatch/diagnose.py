"""Print every CUDA version of this environment, and say which two must agree."""

import os
import re
import shutil
import subprocess

import torch
from torch.utils import cpp_extension


def ask(pattern: str, *command: str) -> str | None:
    if not shutil.which(command[0]):
        return None
    run = subprocess.run(command, capture_output=True, text=True)
    found = re.search(pattern, run.stdout)
    return found[1] if found else None


release = r"release (\d+\.\d+)"
home = cpp_extension._find_cuda_home()
used = ask(release, os.path.join(home, "bin", "nvcc"), "--version") if home else None
print("driver goes up to CUDA:", ask(r"CUDA Version: ([\d.]+)", "nvidia-smi"))
print("nvcc on the PATH:", ask(release, "nvcc", "--version"), shutil.which("nvcc"))
print("nvcc that torch calls:", used, home and os.path.join(home, "bin", "nvcc"))
print("torch was built with CUDA:", torch.version.cuda)

if torch.version.cuda is None:
    print("verdict: a CPU build of torch checks nothing and builds no CUDA code")
elif used is None:
    print("verdict: torch finds no toolkit")
elif used.split(".")[0] != torch.version.cuda.split(".")[0]:
    print("verdict: mismatch; the last two lines must agree in the number before the dot")
else:
    print("verdict: the build is let through")
