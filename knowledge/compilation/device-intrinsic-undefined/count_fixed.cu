#include <cstdint>
#include <cuda_fp16.h>

__global__ void count(int64_t *total, __half *weight) {
  if (__half2float(*weight) > 0) atomicAdd(reinterpret_cast<unsigned long long *>(total), 1ull);
}
