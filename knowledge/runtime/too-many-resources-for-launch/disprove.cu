// Try what is recommended for this error, each on the same launch of 1024 threads.
#include <cstdio>
#include "polynomials.h"

__global__ void compute(const float *x, float *out, int rounds) {
    polynomials<96>(x, out, rounds);
}

int main() {
    float *x, *out;
    cudaMalloc(&x, (1 << 16) * sizeof(float));
    cudaMalloc(&out, (1 << 16) * sizeof(float));
    cudaMemset(x, 0, (1 << 16) * sizeof(float));
    auto launch = [&](const char *label, int blocks, int threads) {
        compute<<<blocks, threads>>>(x, out, 1);
        std::printf("%s: %d\n", label, cudaGetLastError());
    };
    launch("64 blocks", 64, 1024);
    launch("1 block, a smaller batch", 1, 1024);
    cudaDeviceSynchronize();
    launch("after waiting for the GPU", 64, 1024);
    size_t free = 0, total = 0;
    cudaMemGetInfo(&free, &total);
    std::printf("more than 1 GiB of memory is free: %s\n", free >> 30 ? "yes" : "no");
    launch("with free memory", 64, 1024);
    cudaFuncSetAttribute(compute, cudaFuncAttributePreferredSharedMemoryCarveout, 0);
    launch("no shared memory wanted", 64, 1024);
    cudaDeviceSetLimit(cudaLimitStackSize, 16384);
    launch("a larger stack", 64, 1024);
    launch("128 blocks of 512 threads", 128, 512);
}
