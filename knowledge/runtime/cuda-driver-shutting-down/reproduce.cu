// A global object frees its memory: its destructor runs after the CUDA runtime has shut down.
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
    cudaError_t error = cudaMalloc(&buffer.data, 1024);
    std::printf("main: %d %s\n", error, cudaGetErrorString(error));
    return 0;
}
