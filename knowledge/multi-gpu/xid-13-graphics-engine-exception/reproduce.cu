// Write four megabytes behind sixteen bytes of shared memory.
#include <cstdio>

__global__ void far(int index) {
    extern __shared__ char small[];
    small[index] = 1;
}

int main() {
    far<<<1, 1, 16>>>(1 << 22);
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("CUDA error %d\n", error);
    return error != cudaSuccess;
}
