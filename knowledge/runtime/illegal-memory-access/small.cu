// Write 24 elements past the end of an allocation of 1000 floats.
#include <cstdio>

__global__ void fill(float *data, int count) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    data[at] = 1.0f;
}

int main() {
    const int count = 1000;
    float *data;
    cudaMalloc(&data, count * sizeof(float));
    fill<<<4, 256>>>(data, count);
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("%d %s\n", error, cudaGetErrorName(error));
    return error != cudaSuccess;
}
