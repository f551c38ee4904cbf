// Launch a kernel that the program does not hold for this GPU, and ask for no error.
#include <cstdio>

__global__ void fill(int *data) { *data = 1; }

int main() {
    int *data, value = -1;
    cudaMalloc(&data, sizeof(int));
    cudaMemset(data, 0, sizeof(int));
    fill<<<1, 1>>>(data);
    cudaMemcpy(&value, data, sizeof(int), cudaMemcpyDeviceToHost);
    std::printf("value: %d\n", value);
    std::printf("the error that is still set: %s\n", cudaGetErrorName(cudaPeekAtLastError()));
}
