"""Append to CUDA_HOME as one appends to PATH, and look at the flags that torch makes of it."""

import os

os.environ["CUDA_HOME"] = "/usr/local/cuda-12.8:/usr/local/cuda-13.0"

import torch
from torch.utils import cpp_extension

# The stand-in: a CPU build would not look at the variable at all.
if torch.version.cuda is None:
    cpp_extension.CUDA_HOME = cpp_extension._find_cuda_home()

for folder in cpp_extension.include_paths("cuda"):
    if "cuda-1" in folder:
        print(f"-I{folder}")
