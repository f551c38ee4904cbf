__global__ void fill(int *p) { *p = 42; }

void launch(int *p) { fill<<<1, 1>>>(p); }
