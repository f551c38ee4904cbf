#include "scale.cuh"

void two(float *x) { scale<<<1, 32>>>(x, 32); }
