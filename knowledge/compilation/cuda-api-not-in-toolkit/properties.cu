#include <cstdio>

int main() {
  cudaDeviceProp about;
  cudaGetDeviceProperties(&about, 0);
  std::printf("%s: %d kHz\n", about.name, about.clockRate);
}
