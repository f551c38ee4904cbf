"""Compile a kernel that keeps 96 numbers in registers, and say how large its blocks may be."""

import ctypes

import torch

SOURCE = """
extern "C" __global__ void compute(const float *x, float *out, int rounds) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sums[96];
    #pragma unroll
    for (int k = 0; k < 96; ++k) sums[k] = x[i] + k;
    for (int round = 0; round < rounds; ++round) {
        #pragma unroll
        for (int k = 0; k < 96; ++k) sums[k] = fmaf(sums[k], 0.999f, sums[(k + 1) % 96]);
    }
    float total = 0;
    #pragma unroll
    for (int k = 0; k < 96; ++k) total += sums[k];
    out[i] = total;
}
"""
THREADS, REGISTERS = 0, 4  # CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK and _NUM_REGS


def attribute(kernel, which):
    """Return one attribute of a compiled kernel, as cuFuncGetAttribute says it."""
    value = ctypes.c_int()
    driver = ctypes.CDLL("libcuda.so.1")
    if driver.cuFuncGetAttribute(ctypes.byref(value), which, kernel.func):
        raise RuntimeError("cuFuncGetAttribute failed")
    return value.value


kernel = torch.cuda._compile_kernel(SOURCE, "compute")
x, out = torch.zeros(1 << 16, device="cuda"), torch.zeros(1 << 16, device="cuda")
