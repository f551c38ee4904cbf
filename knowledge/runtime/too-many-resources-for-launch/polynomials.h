// Each thread keeps SUMS numbers in registers until the end.
template <int SUMS>
__device__ __forceinline__ void polynomials(const float *x, float *out, int rounds) {
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
