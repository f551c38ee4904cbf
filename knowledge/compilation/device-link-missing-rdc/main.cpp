#include <cstdio>

void launch(float *);

int main(int count, char **) {
  if (count > 1) launch(nullptr);
  std::puts("linked");
}
