"""Ask torch for nvcc's flags where no GPU is visible, as in docker build."""

import os

os.environ.pop("TORCH_CUDA_ARCH_LIST", None)
os.environ["CUDA_VISIBLE_DEVICES"] = ""

from torch.utils.cpp_extension import _get_cuda_arch_flags

print(_get_cuda_arch_flags())
