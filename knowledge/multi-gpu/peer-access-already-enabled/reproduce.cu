// Open the way to GPU 1 twice, and then blame a launch that is right.
#include <cstdio>

__global__ void fill(float *data) { data[threadIdx.x] = 1; }

int main() {
    float *data;
    cudaMalloc(&data, 32 * sizeof(float));
    std::printf("first:  %s\n", cudaGetErrorName(cudaDeviceEnablePeerAccess(1, 0)));
    std::printf("second: %s\n", cudaGetErrorName(cudaDeviceEnablePeerAccess(1, 0)));
    fill<<<1, 32>>>(data);
    cudaError_t error = cudaGetLastError();
    std::printf("CUDA error %d after the launch: %s\n", error, cudaGetErrorString(error));
    std::printf("CUDA error %d after the wait\n", cudaDeviceSynchronize());
    return error != cudaSuccess;
}
