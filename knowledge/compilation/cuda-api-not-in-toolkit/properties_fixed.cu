#include <cstdio>

int main() {
  cudaDeviceProp about;
  int rate = 0;
  cudaGetDeviceProperties(&about, 0);
  cudaDeviceGetAttribute(&rate, cudaDevAttrClockRate, 0);
  std::printf("%s: %d kHz\n", about.name, rate);
}
