#include <cstdio>

template <typename T>
__global__ void fill(T *out) { *out = T(7); }

// Host code must not depend on __CUDA_ARCH__: nvcc reads it once more while it compiles for the GPU.
void start(int *out) {
#if defined(GUARD) && defined(__CUDA_ARCH__)
    (void)out;
#else
    fill<<<1, 1>>>(out);
#endif
}

int main() {
    int *out;
    cudaMalloc(&out, sizeof(int));
    start(out);
    printf("launch: %s\n", cudaGetErrorString(cudaGetLastError()));
}
