// Promise the compiler that a block has at most 1024 threads, and it uses registers for as many.
#include <cstdio>
#include "polynomials.h"

__global__ void __launch_bounds__(1024) compute(const float *x, float *out, int rounds) {
    polynomials<96>(x, out, rounds);
}

int main() {
    const int count = 1 << 16, block = 1024;
    float *x, *out, first = 0;
    cudaMalloc(&x, count * sizeof(float));
    cudaMalloc(&out, count * sizeof(float));
    cudaMemset(x, 0, count * sizeof(float));
    cudaMemset(out, 0, count * sizeof(float));
    cudaFuncAttributes facts;
    cudaFuncGetAttributes(&facts, compute);
    int file = 0;
    cudaDeviceGetAttribute(&file, cudaDevAttrMaxRegistersPerBlock, 0);
    std::printf("%d registers x %d threads = %d, and a block has %d\n", facts.numRegs, block,
                facts.numRegs * block, file);
    compute<<<count / block, block>>>(x, out, 1);
    cudaError_t error = cudaGetLastError();
    std::printf("%d %s: %s\n", error, cudaGetErrorName(error), cudaGetErrorString(error));
    cudaMemcpy(&first, out, sizeof(float), cudaMemcpyDeviceToHost);
    std::printf("something was computed: %s\n", first > 0 ? "yes" : "no");
    return error != cudaSuccess;
}
