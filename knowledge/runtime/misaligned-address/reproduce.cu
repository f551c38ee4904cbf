// Read four floats at once from an address that is a multiple of 4 bytes and not of 16.
#include <cstdio>

__global__ void sum(const float *data, float *result) {
    float4 four = *reinterpret_cast<const float4 *>(data);
    *result = four.x + four.y + four.z + four.w;
}

int main() {
    float *data, *result;
    cudaMalloc(&data, 1024 * sizeof(float));
    cudaMalloc(&result, sizeof(float));
    cudaMemset(data, 0, 1024 * sizeof(float));
    sum<<<1, 1>>>(data + 1, result);
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("%d %s: %s\n", error, cudaGetErrorName(error), cudaGetErrorString(error));
    return error != cudaSuccess;
}
