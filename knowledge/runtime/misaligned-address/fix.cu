// Read four floats at once where the address allows it, and one at a time elsewhere.
#include <cstdint>
#include <cstdio>

__global__ void sum(const float *data, float *result) {
    float4 four;
    if (reinterpret_cast<uintptr_t>(data) % sizeof(float4) == 0)
        four = *reinterpret_cast<const float4 *>(data);
    else
        four = float4{data[0], data[1], data[2], data[3]};
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
