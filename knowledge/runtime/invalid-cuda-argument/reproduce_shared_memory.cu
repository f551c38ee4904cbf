// Ask for more shared memory than a block can have, as a kernel for a larger GPU does.
#include <cstdio>

__global__ void attention(float *out) {
    extern __shared__ float tile[];
    out[threadIdx.x] = tile[threadIdx.x];
}

int main() {
    int limit = 0;
    cudaDeviceGetAttribute(&limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, 0);
    cudaError_t error = cudaFuncSetAttribute(
        attention, cudaFuncAttributeMaxDynamicSharedMemorySize, limit + 1024);
    std::printf("over the limit: CUDA error %d: %s\n", error, cudaGetErrorString(error));
    cudaError_t allowed = cudaFuncSetAttribute(
        attention, cudaFuncAttributeMaxDynamicSharedMemorySize, limit);
    std::printf("at the limit: CUDA error %d: %s\n", allowed, cudaGetErrorString(allowed));
    return error != cudaSuccess;
}
