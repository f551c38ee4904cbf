"""Ask torch for its flags when the package's own flags name an architecture already."""

import os

from torch.utils.cpp_extension import _get_cuda_arch_flags

os.environ["TORCH_CUDA_ARCH_LIST"] = "9.0"
print("setup.py names none: ", _get_cuda_arch_flags(["-O3"]))
print("setup.py names one:  ", _get_cuda_arch_flags(["-gencode=arch=compute_35,code=sm_35"]))
print("any flag with 'arch':", _get_cuda_arch_flags(["-Xcompiler=-march=native"]))
