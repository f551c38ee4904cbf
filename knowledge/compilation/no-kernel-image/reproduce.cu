// Run one kernel; the build decides for which GPUs it exists.
#include <cstdio>

__global__ void fill(int *data) { *data = 1; }

int main() {
    int *data, value = 0;
    cudaMalloc(&data, sizeof(int));
    cudaMemset(data, 0, sizeof(int));
    fill<<<1, 1>>>(data);
    cudaError_t error = cudaGetLastError();
    std::printf("%d %s: %s\n", error, cudaGetErrorName(error), cudaGetErrorString(error));
    cudaMemcpy(&value, data, sizeof(int), cudaMemcpyDeviceToHost);
    std::printf("value: %d\n", value);
    return error != cudaSuccess;
}
