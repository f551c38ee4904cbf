// Write one byte a tebibyte away from the only allocation.
#include <cstdio>

__global__ void poke(char *data, long long offset) { data[offset] = 1; }

int main() {
    char *data;
    cudaMalloc(&data, 1024);
    poke<<<1, 1>>>(data, 1LL << 40);
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("CUDA error %d\n", error);
    return error != cudaSuccess;
}
