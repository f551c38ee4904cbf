// Ask for too much in six ways, and print the number of each refusal.
#include <cooperative_groups.h>
#include <cstdio>
#include "polynomials.h"

__global__ void compute(const float *x, float *out, int rounds) {
    polynomials<96>(x, out, rounds);
}
__global__ void small(float *out) { out[threadIdx.x] = 1; }
__global__ void __launch_bounds__(128) bounded(float *out) { out[threadIdx.x] = 1; }
__global__ void meet(float *out) {
    cooperative_groups::this_grid().sync();
    out[threadIdx.x] = 1;
}

float *x, *out;

void say(const char *label) {
    cudaError_t error = cudaGetLastError();
    std::printf("%s: %d %s\n", label, error, cudaGetErrorString(error));
}

int main() {
    cudaMalloc(&x, 2048 * sizeof(float));
    cudaMalloc(&out, 2048 * sizeof(float));
    compute<<<1, 1024>>>(x, out, 1);
    say("registers for 1024 threads");
    small<<<1, 2048>>>(out);
    say("2048 threads");
    bounded<<<1, 256>>>(out);
    say("256 threads of a kernel bounded to 128");
    small<<<1, 32, 64 << 10>>>(out);
    say("64 KiB of shared memory");
    void *arguments[] = {&out};
    cudaLaunchCooperativeKernel((void *)meet, 1 << 16, 1024, arguments);
    say("a cooperative grid of 65536 blocks");
    compute<<<1, 256>>>(x, out, 1);
    say("registers for 256 threads");
    std::printf("afterwards: %s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
