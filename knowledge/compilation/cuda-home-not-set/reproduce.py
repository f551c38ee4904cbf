"""Describe a CUDA extension where torch knows no CUDA toolkit."""

from torch.utils.cpp_extension import CUDAExtension

CUDAExtension("demo", ["demo.cu"])
