#include <cstdio>

int main() {
  int count = 0, driver = -1;
  cudaError_t error = cudaGetDeviceCount(&count);
  cudaDriverGetVersion(&driver);
  std::printf("%d %s: %s\n", error, cudaGetErrorName(error), cudaGetErrorString(error));
  std::printf("version of the driver: %d\n", driver);
}
