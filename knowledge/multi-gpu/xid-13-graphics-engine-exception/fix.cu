// Write only where shared memory was asked for.
#include <cstdio>

__global__ void near(int index, int size) {
    extern __shared__ char small[];
    if (index < size) small[index] = 1;
}

int main() {
    near<<<1, 1, 16>>>(1 << 22, 16);
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("CUDA error %d\n", error);
    return error != cudaSuccess;
}
