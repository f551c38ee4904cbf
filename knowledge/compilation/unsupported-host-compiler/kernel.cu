__global__ void add(float *y, const float *x) { y[threadIdx.x] += x[threadIdx.x]; }
