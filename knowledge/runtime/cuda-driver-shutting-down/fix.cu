// The object lives inside main, so that its memory is freed before the runtime shuts down.
#include <cstdio>
#include <cuda_runtime.h>

struct Buffer {
    float *data = nullptr;
    ~Buffer() {
        cudaError_t error = cudaFree(data);
        std::printf("~Buffer: %d %s\n", error, cudaGetErrorString(error));
    }
};

int main() {
    Buffer buffer;
    cudaError_t error = cudaMalloc(&buffer.data, 1024);
    std::printf("main: %d %s\n", error, cudaGetErrorString(error));
    return 0;
}
