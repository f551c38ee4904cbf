#include <cstdio>

int main() {
  int count = 0, driver = 0;
  cudaError_t error = cudaGetDeviceCount(&count);
  cudaDriverGetVersion(&driver);
  std::printf("driver %d, runtime %d: %s\n", driver, CUDART_VERSION, cudaGetErrorName(error));
}
