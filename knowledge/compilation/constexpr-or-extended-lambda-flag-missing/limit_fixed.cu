__global__ void limit(int *x) { x[threadIdx.x] = max(x[threadIdx.x], 0); }
int main() {}
