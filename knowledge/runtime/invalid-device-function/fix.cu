#include <cstdio>

template <typename T>
__global__ void fill(T *out) { *out = T(7); }

// The host asks the device, so both halves of the file contain the launch.
void start(int *out) {
    int major = 0;
    cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0);
    if (major >= 7) fill<<<1, 1>>>(out);
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
