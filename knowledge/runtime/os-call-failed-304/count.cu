#include <cstdio>

int main() {
  int count = 0;
  cudaError_t error = cudaGetDeviceCount(&count);
  std::printf("%d %s: %s\n", error, cudaGetErrorName(error), cudaGetErrorString(error));
  return error != cudaSuccess;
}
