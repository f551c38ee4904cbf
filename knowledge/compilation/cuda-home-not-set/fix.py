"""Build the CUDA sources only where torch can, and the C++ sources everywhere."""

import torch
from torch.utils.cpp_extension import CUDA_HOME, CppExtension, CUDAExtension

if torch.version.cuda and CUDA_HOME:
    extension = CUDAExtension("demo", ["demo.cpp", "demo.cu"])
else:
    extension = CppExtension("demo", ["demo.cpp"])

print("sources:", extension.sources)
