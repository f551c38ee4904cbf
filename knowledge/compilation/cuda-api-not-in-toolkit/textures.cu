texture<float, 1, cudaReadModeElementType> input;

__global__ void scale(float *out) { out[threadIdx.x] = 2 * tex1Dfetch(input, threadIdx.x); }

int main() {
  float *data;
  cudaMalloc(&data, 32 * sizeof(float));
  cudaBindTexture(0, input, data, 32 * sizeof(float));
  scale<<<1, 32>>>(data);
}
