// Ask for 2048 threads in one block.
#include <cstdio>

__global__ void fill(int *data) { data[blockIdx.x * blockDim.x + threadIdx.x] = 1; }

int main() {
    const int count = 4096;
    int *data, first = 0;
    cudaMalloc(&data, count * sizeof(int));
    cudaMemset(data, 0, count * sizeof(int));
    fill<<<count / 2048, 2048>>>(data);
    cudaError_t error = cudaGetLastError();
    std::printf("%d %s: %s\n", error, cudaGetErrorName(error), cudaGetErrorString(error));
    cudaMemcpy(&first, data, sizeof(int), cudaMemcpyDeviceToHost);
    std::printf("first: %d\n", first);
    return error != cudaSuccess;
}
