#include <algorithm>

__global__ void limit(int *x) { x[threadIdx.x] = std::max(x[threadIdx.x], 0); }
int main() {}
