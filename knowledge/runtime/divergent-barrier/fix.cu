// Add up 256 numbers per block; all threads of the block reach the barrier.
#include <cstdio>

const int size = 256;

__global__ void add(const int *data, int *result) {
    __shared__ int part[size];
    part[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    for (int step = size / 2; step > 0; step /= 2) {
        if (threadIdx.x < step) part[threadIdx.x] += part[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0) *result = part[0];
}

int main() {
    int *data, *result, host[size], sum = 0;
    cudaMalloc(&data, sizeof host);
    cudaMalloc(&result, sizeof sum);
    for (int at = 0; at < size; ++at) host[at] = at;
    cudaMemcpy(data, host, sizeof host, cudaMemcpyHostToDevice);
    add<<<1, size>>>(data, result);
    cudaMemcpy(&sum, result, sizeof sum, cudaMemcpyDeviceToHost);
    std::printf("sum %d of %d, %s\n", sum, size * (size - 1) / 2, cudaGetErrorName(cudaGetLastError()));
}
