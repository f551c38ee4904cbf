#include <cstdio>

template <typename T>
__global__ void scale(T *x, T by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= by;
}

template __global__ void scale<float>(float *, float, int);
template __global__ void scale<double>(double *, double, int);

int main() {
  int count = 0;
  cudaError_t status = cudaGetDeviceCount(&count);
  std::printf("%d devices, status %d\n", count, status);
}
