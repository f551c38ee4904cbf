__global__ void scale(cudaTextureObject_t input, float *out) {
  out[threadIdx.x] = 2 * tex1Dfetch<float>(input, threadIdx.x);
}

int main() {
  float *data;
  cudaMalloc(&data, 32 * sizeof(float));
  cudaResourceDesc memory = {};
  memory.resType = cudaResourceTypeLinear;
  memory.res.linear.devPtr = data;
  memory.res.linear.desc = cudaCreateChannelDesc<float>();
  memory.res.linear.sizeInBytes = 32 * sizeof(float);
  cudaTextureDesc reading = {};
  reading.readMode = cudaReadModeElementType;
  cudaTextureObject_t input;
  cudaCreateTextureObject(&input, &memory, &reading, nullptr);
  scale<<<1, 32>>>(input, data);
}
