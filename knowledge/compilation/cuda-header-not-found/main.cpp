#include <cuda_runtime.h>

#include <cstdio>

int main() { std::printf("compiled against CUDA %d\n", CUDART_VERSION); }
