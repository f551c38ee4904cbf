#include <cstdio>

void *one();
void *two();

int main() { std::printf("%s\n", one() == two() ? "one launch function for two kernels" : "a launch function for each"); }
