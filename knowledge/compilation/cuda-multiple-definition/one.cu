#include "scale.cuh"

void one(float *x) { scale<<<1, 32>>>(x, 32); }
