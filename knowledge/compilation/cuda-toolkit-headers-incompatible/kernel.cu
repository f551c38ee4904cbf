#include <cuda/std/cstdint>
__global__ void twice(cuda::std::uint32_t *data) { data[threadIdx.x] *= 2; }
