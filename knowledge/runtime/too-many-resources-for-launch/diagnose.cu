// For kernels of several sizes: what three ways of asking say, and what a launch says.
#include <cstdio>
#include "polynomials.h"

template <int SUMS>
__global__ void compute(const float *x, float *out, int rounds) {
    polynomials<SUMS>(x, out, rounds);
}

template <int SUMS>
void ask(const float *x, float *out) {
    cudaFuncAttributes facts;
    cudaFuncGetAttributes(&facts, compute<SUMS>);
    int least = 0, proposed = 0, most = facts.maxThreadsPerBlock;
    cudaOccupancyMaxPotentialBlockSize(&least, &proposed, compute<SUMS>);
    compute<SUMS><<<1, most>>>(x, out, 1);
    const cudaError_t at = cudaGetLastError();
    compute<SUMS><<<1, most + 32>>>(x, out, 1);
    const cudaError_t above = cudaGetLastError();
    std::printf("%d registers: division says %d threads, the attribute %d, occupancy %d; ",
                facts.numRegs, 65536 / facts.numRegs / 32 * 32, most, proposed);
    std::printf("a launch of %d: error %d, of %d: error %d\n", most, at, most + 32, above);
}

int main() {
    float *x, *out;
    cudaMalloc(&x, 2048 * sizeof(float));
    cudaMalloc(&out, 2048 * sizeof(float));
    cudaMemset(x, 0, 2048 * sizeof(float));
    ask<32>(x, out);
    ask<80>(x, out);
    ask<64>(x, out);
    ask<96>(x, out);
    ask<128>(x, out);
    ask<160>(x, out);
    ask<200>(x, out);
    std::printf("afterwards: %s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
