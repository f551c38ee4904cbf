"""Let torch compare the g++ at hand with its own list for CUDA 11.7."""

import os

import torch
from torch.utils import cpp_extension

# The stand-ins: a toolkit that answers as 11.7 does, and a torch built for it.
os.makedirs("cuda-11.7/bin")
with open("cuda-11.7/bin/nvcc", "w") as file:
    file.write("#!/bin/sh\necho 'Cuda compilation tools, release 11.7, V11.7.99'\n")
os.chmod("cuda-11.7/bin/nvcc", 0o755)
torch.version.cuda = "11.7"
cpp_extension.CUDA_HOME = os.path.abspath("cuda-11.7")

_, version = cpp_extension.get_compiler_abi_compatibility_and_version("g++")
cpp_extension._check_cuda_version("g++", version)
