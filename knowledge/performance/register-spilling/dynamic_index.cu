// An array whose index is not known while compiling has no place in registers.
__global__ void lookup(const float* x, float* out, int shift) {
    float table[48];
    for (int k = 0; k < 48; ++k) table[k] = x[k];
    for (int k = 0; k < 48; ++k) table[(k * shift) % 48] += table[k];
    out[threadIdx.x] = table[shift % 48];
}
