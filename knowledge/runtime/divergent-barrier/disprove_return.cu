// Add up 200 numbers with 256 threads, of which 56 leave before the barrier.
#include <cstdio>

const int size = 256;

__global__ void add(const int *data, int *result, int count) {
    __shared__ int part[size];
    if (threadIdx.x >= count) return;
    part[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        int sum = 0;
        for (int at = 0; at < count; ++at) sum += part[at];
        *result = sum;
    }
}

int main() {
    int *data, *result, host[size], sum = 0;
    cudaMalloc(&data, sizeof host);
    cudaMalloc(&result, sizeof sum);
    for (int at = 0; at < size; ++at) host[at] = at;
    cudaMemcpy(data, host, sizeof host, cudaMemcpyHostToDevice);
    add<<<1, size>>>(data, result, 200);
    cudaMemcpy(&sum, result, sizeof sum, cudaMemcpyDeviceToHost);
    std::printf("sum %d of %d, %s\n", sum, 200 * 199 / 2, cudaGetErrorName(cudaGetLastError()));
}
