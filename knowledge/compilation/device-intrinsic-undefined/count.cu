#include <cstdint>

__global__ void count(int64_t *total, __half *weight) {
  if (__half2float(*weight) > 0) atomicAdd(total, 1);
}
