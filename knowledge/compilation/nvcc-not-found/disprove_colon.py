"""Build CUDA_HOME as one builds PATH, and let torch call the nvcc of it."""

import os

os.environ["CUDA_HOME"] = ":/usr/local/cuda"

import torch
from torch.utils import cpp_extension

# The stand-in: a CPU build would not look at the variable at all.
torch.version.cuda = torch.version.cuda or "13.0"
cpp_extension.CUDA_HOME = cpp_extension._find_cuda_home()
cpp_extension._check_cuda_version("g++", cpp_extension.TorchVersion("12.2"))
