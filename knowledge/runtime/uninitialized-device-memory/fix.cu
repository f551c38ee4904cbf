// Clear all 4096 bytes of 1024 counters and count into them.
#include <cstdio>

const int size = 1024;

__global__ void count(int *counters) {
    counters[threadIdx.x] += 1;
}

int main() {
    int *counters, host[size];
    cudaMalloc(&counters, sizeof host);
    cudaMemset(counters, 0, sizeof host);
    count<<<1, size>>>(counters);
    cudaMemcpy(host, counters, sizeof host, cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int at = 0; at < size; ++at) wrong += host[at] != 1;
    std::printf("%d of %d wrong, %s\n", wrong, size, cudaGetErrorName(cudaGetLastError()));
}
