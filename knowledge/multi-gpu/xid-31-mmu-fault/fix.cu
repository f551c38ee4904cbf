// Write only where memory was allocated.
#include <cstdio>

__global__ void poke(char *data, long long offset, long long size) {
    if (offset < size) data[offset] = 1;
}

int main() {
    const long long size = 1024;
    char *data;
    cudaMalloc(&data, size);
    poke<<<1, 1>>>(data, 1LL << 40, size);
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("CUDA error %d\n", error);
    return error != cudaSuccess;
}
