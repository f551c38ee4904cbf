// A long nested expression: optimised it needs few registers, as it is written it needs many.
#include <cstdio>

#define FOUR(k, rest) p[k] * (1 + p[k + 1] * (1 + p[k + 2] * (1 + p[k + 3] * (1 + rest))))
#define SIXTEEN(k, rest) FOUR(k, FOUR(k + 4, FOUR(k + 8, FOUR(k + 12, rest))))
#define HUNDRED(k) SIXTEEN(k, SIXTEEN(k + 16, SIXTEEN(k + 32, SIXTEEN(k + 48, SIXTEEN(k + 64, SIXTEEN(k + 80, p[k + 96]))))))

__global__ void horner(const float *p, float *out) { out[threadIdx.x] = HUNDRED(0); }

int main() {
    float *p, *out;
    cudaMalloc(&p, 128 * sizeof(float));
    cudaMalloc(&out, 1024 * sizeof(float));
    cudaMemset(p, 0, 128 * sizeof(float));
    cudaFuncAttributes facts;
    cudaFuncGetAttributes(&facts, horner);
    horner<<<1, 1024>>>(p, out);
    std::printf("%d registers: %s\n", facts.numRegs, cudaGetErrorString(cudaGetLastError()));
}
