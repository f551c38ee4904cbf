"""Ask torch for the nvcc flags of an architecture written as nvcc writes it."""

import os

os.environ["TORCH_CUDA_ARCH_LIST"] = "sm_90"

from torch.utils.cpp_extension import _get_cuda_arch_flags

print(_get_cuda_arch_flags())
