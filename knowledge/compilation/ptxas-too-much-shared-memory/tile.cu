__global__ void tile(float *out) {
  __shared__ float rows[98][128];  // 50,176 bytes
  rows[threadIdx.x % 98][threadIdx.x % 128] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = rows[97 - threadIdx.x % 98][threadIdx.x % 128];
}
int main() {}
