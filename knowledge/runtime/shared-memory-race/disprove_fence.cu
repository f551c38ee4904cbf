// Reverse a block of numbers through shared memory, with a fence between write and read.
#include <cstdio>

const int size = 1024;

__global__ void reverse(int *data) {
    __shared__ int shared[size];
    shared[threadIdx.x] = data[threadIdx.x];
    __threadfence();
    data[threadIdx.x] = shared[size - 1 - threadIdx.x];
}

int main() {
    int *data, host[size];
    cudaMalloc(&data, sizeof host);
    for (int run = 0; run < 3; ++run) {
        for (int at = 0; at < size; ++at) host[at] = at + 1;
        cudaMemcpy(data, host, sizeof host, cudaMemcpyHostToDevice);
        reverse<<<1, size>>>(data);
        cudaMemcpy(host, data, sizeof host, cudaMemcpyDeviceToHost);
        int wrong = 0;
        for (int at = 0; at < size; ++at) wrong += host[at] != size - at;
        std::printf("run %d: %d of %d wrong, %s\n", run, wrong, size, cudaGetErrorName(cudaGetLastError()));
    }
}
