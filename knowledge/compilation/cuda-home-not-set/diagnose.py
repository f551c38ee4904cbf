"""Print the four facts that decide whether torch finds a CUDA toolkit."""

import os
import shutil

import torch
from torch.utils import cpp_extension

print("torch built with CUDA:", torch.version.cuda)
print("CUDA_HOME or CUDA_PATH:", os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH"))
print("nvcc on the PATH:", shutil.which("nvcc"))
print("/usr/local/cuda exists:", os.path.exists("/usr/local/cuda"))
print("torch will use:", cpp_extension.CUDA_HOME)

if torch.version.cuda is None:
    print("verdict: this torch is a CPU build and ignores every toolkit")
elif cpp_extension.CUDA_HOME is None:
    print("verdict: no toolkit found; install one or set CUDA_HOME")
else:
    print("verdict: a toolkit was found")
