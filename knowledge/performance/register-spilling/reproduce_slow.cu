// One kernel with the registers that it needs, and once more with 32: eight blocks for each SM.
#include <cstdio>

constexpr int SUMS = 48, BLOCK = 256, THREADS = 1 << 20;

__device__ __forceinline__ void polynomials(const float* x, float* out, int rounds) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sums[SUMS];
#pragma unroll
    for (int k = 0; k < SUMS; ++k) sums[k] = x[i] + k;
    for (int round = 0; round < rounds; ++round) {
#pragma unroll
        for (int k = 0; k < SUMS; ++k) sums[k] = fmaf(sums[k], 0.999f, sums[(k + 1) % SUMS]);
    }
    float total = 0;
#pragma unroll
    for (int k = 0; k < SUMS; ++k) total += sums[k];
    out[i] = total;
}

__global__ void __launch_bounds__(BLOCK) fits(const float* x, float* out, int rounds) {
    polynomials(x, out, rounds);
}

__global__ void __launch_bounds__(BLOCK, 8) spills(const float* x, float* out, int rounds) {
    polynomials(x, out, rounds);
}

template <class Kernel>
void measure(const char* label, Kernel kernel, const float* x, float* out) {
    cudaFuncAttributes facts;
    cudaFuncGetAttributes(&facts, kernel);
    int blocks = 0;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, BLOCK, 0);
    printf("%s has %d registers, %zu bytes of local memory, ", label, facts.numRegs, facts.localSizeBytes);
    printf("%d warps on an SM\n%s:", blocks * BLOCK / 32, label);
    cudaEvent_t start, end;
    cudaEventCreate(&start);
    cudaEventCreate(&end);
    for (int run = 0; run < 12; ++run) {
        float ms = 0;
        cudaEventRecord(start);
        kernel<<<THREADS / BLOCK, BLOCK>>>(x, out, 256);
        cudaEventRecord(end);
        cudaEventSynchronize(end);
        cudaEventElapsedTime(&ms, start, end);
        if (run > 1) printf(" %.4f", ms);
    }
    printf(" ms\n");
}

int main() {
    float *x, *out;
    cudaMalloc(&x, THREADS * sizeof(float));
    cudaMalloc(&out, THREADS * sizeof(float));
    cudaMemset(x, 0, THREADS * sizeof(float));
    measure("fits", fits, x, out);
    measure("spills", spills, x, out);
    return cudaGetLastError() != cudaSuccess;
}
