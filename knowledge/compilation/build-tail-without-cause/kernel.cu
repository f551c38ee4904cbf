__global__ void twice(float *data, int size) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < sise) data[i] *= 2;
}
