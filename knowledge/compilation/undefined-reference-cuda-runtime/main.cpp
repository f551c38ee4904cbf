#include <cstdio>

extern "C" const char *cudaGetErrorName(int);
void launch(int *);

int main(int count, char **) {
  if (count > 1) launch(nullptr);
  std::printf("linked: %s\n", cudaGetErrorName(0));
}
