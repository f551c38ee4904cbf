#include <cstdio>

void one(float *);
void two(float *);

int main(int count, char **) {
  if (count > 1) one(nullptr), two(nullptr);
  std::puts("linked");
}
