float scale(float x) { return 2.0f * x; }

__global__ void apply(float *x) { x[threadIdx.x] = scale(x[threadIdx.x]); }
int main() {}
