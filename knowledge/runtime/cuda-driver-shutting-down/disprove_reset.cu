// Reset the device at the end of main: the destructor of the global object still comes too late.
#include <cstdio>
#include <cuda_runtime.h>

struct Buffer {
    float *data = nullptr;
    ~Buffer() {
        cudaError_t error = cudaFree(data);
        std::printf("~Buffer: %d %s\n", error, cudaGetErrorString(error));
    }
};

Buffer buffer;

int main() {
    cudaMalloc(&buffer.data, 1024);
    cudaError_t error = cudaDeviceReset();
    std::printf("reset: %d %s\n", error, cudaGetErrorString(error));
    return 0;
}
