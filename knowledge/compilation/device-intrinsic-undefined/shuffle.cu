__global__ void sum(float *values) {
  float mine = values[threadIdx.x];
  for (int step = 16; step > 0; step /= 2) mine += __shfl_down(mine, step);
  if (threadIdx.x == 0) values[0] = mine;
}
