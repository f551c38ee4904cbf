// Read shared memory of the other block of the cluster, after that block has ended.
#include <cooperative_groups.h>
#include <cstdio>

__global__ void __cluster_dims__(2) ask(int *result) {
    __shared__ int number;
    auto cluster = cooperative_groups::this_cluster();
    number = 40 + cluster.block_rank();
    cluster.sync();
    if (cluster.block_rank() == 1) return;
    for (long long start = clock64(); clock64() - start < 100'000'000;) {}
    *result = *cluster.map_shared_rank(&number, 1);
}

int main() {
    int *result, read = 0;
    cudaMalloc(&result, sizeof read);
    ask<<<2, 1>>>(result);
    cudaError_t error = cudaMemcpy(&read, result, sizeof read, cudaMemcpyDeviceToHost);
    std::printf("read %d, %d %s: %s\n", read, error, cudaGetErrorName(error), cudaGetErrorString(error));
    return error != cudaSuccess;
}
