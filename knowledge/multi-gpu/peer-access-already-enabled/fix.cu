// Take "already enabled" as the success that it is, and clear it.
#include <cstdio>

__global__ void fill(float *data) { data[threadIdx.x] = 1; }

static cudaError_t openPeer(int peer) {
    int possible = 0;
    cudaError_t error = cudaDeviceCanAccessPeer(&possible, 0, peer);
    if (error != cudaSuccess || !possible) return error;
    error = cudaDeviceEnablePeerAccess(peer, 0);
    if (error != cudaErrorPeerAccessAlreadyEnabled) return error;
    return cudaGetLastError() == error ? cudaSuccess : error;
}

int main() {
    float *data;
    cudaMalloc(&data, 32 * sizeof(float));
    for (int call = 0; call < 2; ++call) std::printf("open: %d\n", openPeer(1));
    fill<<<1, 32>>>(data);
    cudaError_t error = cudaGetLastError();
    std::printf("CUDA error %d after the launch\n", error);
    return error != cudaSuccess;
}
