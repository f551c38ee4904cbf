// Add up 64 tiles, with a barrier after filling the tile and one after reading it.
#include <cstdio>

const int size = 256, tiles = 64;

__global__ void add_neighbours(const int *data, int *result) {
    __shared__ int tile[size];
    int total = 0;
    for (int round = 0; round < tiles; ++round) {
        tile[threadIdx.x] = data[round * size + threadIdx.x];
        __syncthreads();
        total += tile[(threadIdx.x + 32) % size];
        __syncthreads();
    }
    result[threadIdx.x] = total;
}

int main() {
    static int host[tiles * size];
    int *data, *result;
    cudaMalloc(&data, sizeof host);
    cudaMalloc(&result, size * sizeof(int));
    for (int at = 0; at < tiles * size; ++at) host[at] = at / size;
    cudaMemcpy(data, host, sizeof host, cudaMemcpyHostToDevice);
    add_neighbours<<<1, size>>>(data, result);
    cudaMemcpy(host, result, size * sizeof(int), cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int at = 0; at < size; ++at) wrong += host[at] != tiles * (tiles - 1) / 2;
    std::printf("%d of %d wrong\n", wrong, size);
}
