"""Build an extension for compute capability 8.0 alone, and run its kernel."""

import os

import torch
from torch.utils.cpp_extension import load_inline

os.environ["TORCH_CUDA_ARCH_LIST"] = "8.0"
SOURCE = """
#include <c10/cuda/CUDAException.h>
__global__ void one(float *data) { *data = 1; }
void fill(torch::Tensor data) {
    one<<<1, 1>>>(data.data_ptr<float>());
    C10_CUDA_KERNEL_LAUNCH_CHECK();
}
"""
module = load_inline("for_ampere", "void fill(torch::Tensor data);", SOURCE, functions=["fill"])
data = torch.zeros(1, device="cuda")
module.fill(data)
print(data.item())
