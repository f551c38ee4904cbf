// Ask for as many threads in a block as the device allows, and for as many blocks as that takes.
#include <cstdio>

__global__ void fill(int *data, int count) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count) data[at] = 1;
}

int main() {
    const int count = 4096;
    int *data, first = 0, most = 0;
    cudaDeviceGetAttribute(&most, cudaDevAttrMaxThreadsPerBlock, 0);
    cudaMalloc(&data, count * sizeof(int));
    cudaMemset(data, 0, count * sizeof(int));
    fill<<<(count + most - 1) / most, most>>>(data, count);
    cudaError_t error = cudaGetLastError();
    std::printf("%d %s: %s\n", error, cudaGetErrorName(error), cudaGetErrorString(error));
    cudaMemcpy(&first, data, sizeof(int), cudaMemcpyDeviceToHost);
    std::printf("first: %d\n", first);
    return error != cudaSuccess;
}
