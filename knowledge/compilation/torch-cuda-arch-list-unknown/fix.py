"""Name the capability with its dot; +PTX on the last one covers later GPUs."""

import os

os.environ["TORCH_CUDA_ARCH_LIST"] = "8.0;9.0+PTX"

from torch.utils.cpp_extension import _get_cuda_arch_flags

for flag in _get_cuda_arch_flags():
    print(flag)
