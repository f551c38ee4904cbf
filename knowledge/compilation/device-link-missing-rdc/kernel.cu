#include "square.cuh"
__global__ void squares(float *x) { x[threadIdx.x] = square(x[threadIdx.x]); }
void launch(float *x) { squares<<<1, 32>>>(x); }
