"""Build the extension for the GPU that is there, which torch does by itself when the list is not set."""

import os

import torch
from torch.utils.cpp_extension import load_inline

os.environ.pop("TORCH_CUDA_ARCH_LIST", None)
SOURCE = """
#include <c10/cuda/CUDAException.h>
__global__ void one(float *data) { *data = 1; }
void fill(torch::Tensor data) {
    one<<<1, 1>>>(data.data_ptr<float>());
    C10_CUDA_KERNEL_LAUNCH_CHECK();
}
"""
module = load_inline("for_this_gpu", "void fill(torch::Tensor data);", SOURCE, functions=["fill"])
data = torch.zeros(1, device="cuda")
module.fill(data)
print(data.item())
