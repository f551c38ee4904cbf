// The same work by blocks of 512 with all registers, and by blocks of 1024 with 64 registers.
#include <cstdio>
#include "polynomials.h"

constexpr int THREADS = 1 << 20;
__global__ void whole(const float *x, float *out, int rounds) {
    polynomials<96>(x, out, rounds);
}
__global__ void __launch_bounds__(1024) bounded(const float *x, float *out, int rounds) {
    polynomials<96>(x, out, rounds);
}

template <class Kernel>
void measure(const char *label, Kernel kernel, int block, const float *x, float *out) {
    cudaFuncAttributes facts;
    cudaFuncGetAttributes(&facts, kernel);
    std::printf("%s has %d registers, %zu bytes of local memory, blocks of %d\n%s:", label,
                facts.numRegs, facts.localSizeBytes, block, label);
    cudaEvent_t start, end;
    cudaEventCreate(&start);
    cudaEventCreate(&end);
    for (int run = 0; run < 12; ++run) {
        float ms = 0;
        cudaEventRecord(start);
        kernel<<<THREADS / block, block>>>(x, out, 128);
        cudaEventRecord(end);
        cudaEventSynchronize(end);
        cudaEventElapsedTime(&ms, start, end);
        if (run > 1) std::printf(" %.4f", ms);
    }
    std::printf(" ms\n");
}

int main() {
    float *x, *out;
    cudaMalloc(&x, THREADS * sizeof(float));
    cudaMalloc(&out, THREADS * sizeof(float));
    cudaMemset(x, 0, THREADS * sizeof(float));
    measure("whole", whole, 512, x, out);
    measure("bounded", bounded, 1024, x, out);
    return cudaGetLastError() != cudaSuccess;
}
