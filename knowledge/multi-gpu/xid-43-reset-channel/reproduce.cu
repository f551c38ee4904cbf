// A kernel that gives up: the trap instruction, as __trap() and failed checks of libraries use it.
#include <cstdio>

__global__ void give_up() { asm volatile("trap;"); }

int main() {
    give_up<<<1, 1>>>();
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("CUDA error %d\n", error);
    return error != cudaSuccess;
}
