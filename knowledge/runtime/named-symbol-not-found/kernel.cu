#include <cstdio>

__global__ void set(float* x) { x[0] = 1; }

int main() {
  float* x = nullptr;
  cudaMalloc(&x, sizeof(float));
  set<<<1, 1>>>(x);
  cudaError_t error = cudaGetLastError();
  printf("%d %s\n", error, cudaGetErrorString(error));
}
