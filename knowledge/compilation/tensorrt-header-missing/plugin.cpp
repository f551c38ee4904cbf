#include <NvInfer.h>
#include <cstdio>

int main() { std::printf("built with version %d\n", NV_TENSORRT_MAJOR); }
