#include <cstdio>

template <typename T>
__global__ void fill(T *out) { *out = T(7); }

// nvcc reads this once for the host and once for the GPU, and only the host's half launches.
void start(int *out) {
#ifndef __CUDA_ARCH__
    fill<<<1, 1>>>(out);
#endif
}

int main() {
    int *out, value = 0;
    cudaMalloc(&out, sizeof(int));
    cudaMemset(out, 0, sizeof(int));
    start(out);
    cudaError_t error = cudaGetLastError();
    cudaMemcpy(&value, out, sizeof(int), cudaMemcpyDeviceToHost);
    if (error != cudaSuccess) printf("CUDA error: %s\n", cudaGetErrorString(error));
    printf("value: %d\n", value);
    return error != cudaSuccess;
}
