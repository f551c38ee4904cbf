"""Name the GPUs that the extension is for; none has to be visible."""

import os

os.environ["TORCH_CUDA_ARCH_LIST"] = "8.6;9.0+PTX"
os.environ["CUDA_VISIBLE_DEVICES"] = ""

from torch.utils.cpp_extension import _get_cuda_arch_flags

for flag in _get_cuda_arch_flags():
    print(flag)
