__global__ void tile(float *out) {
  extern __shared__ float rows[];  // 98 rows of 128, given at the launch
  rows[threadIdx.x % 98 * 128 + threadIdx.x % 128] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = rows[(97 - threadIdx.x % 98) * 128 + threadIdx.x % 128];
}

int main() {
  const int bytes = 98 * 128 * sizeof(float);
  cudaFuncSetAttribute(tile, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  tile<<<1, 128, bytes>>>(nullptr);
}
