#include <cuda_runtime_api.h>
#include <cusparse.h>

#include <cstdio>

int main() { std::printf("cusparse %d.%d\n", CUSPARSE_VER_MAJOR, CUSPARSE_VER_MINOR); }
