#include <helper_math.h>
#include <cstdio>

int main() { std::printf("clamped: %d\n", clamp(7, 0, 1)); }
