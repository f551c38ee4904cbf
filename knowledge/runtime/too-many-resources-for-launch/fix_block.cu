// Ask CUDA how many threads of this kernel to put into a block, and round the grid up.
#include <cstdio>
#include "polynomials.h"

__global__ void compute(const float *x, float *out, int rounds, int count) {
    if (blockIdx.x * blockDim.x + threadIdx.x < count) polynomials<96>(x, out, rounds);
}

int main() {
    const int count = 1 << 16;
    int least = 0, block = 0;
    cudaOccupancyMaxPotentialBlockSize(&least, &block, compute);
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
    compute<<<(count + block - 1) / block, block>>>(x, out, 1, count);
    cudaError_t error = cudaGetLastError();
    std::printf("%d %s: %s\n", error, cudaGetErrorName(error), cudaGetErrorString(error));
    cudaMemcpy(&first, out, sizeof(float), cudaMemcpyDeviceToHost);
    std::printf("something was computed: %s\n", first > 0 ? "yes" : "no");
    return error != cudaSuccess;
}
