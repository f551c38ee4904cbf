extern "C" int cudaRuntimeGetVersion(int *);

#include <cstdio>

int main() {
  int version = 0;
  cudaRuntimeGetVersion(&version);
  std::printf("linked with CUDA %d.%d\n", version / 1000, version % 1000 / 10);
}
