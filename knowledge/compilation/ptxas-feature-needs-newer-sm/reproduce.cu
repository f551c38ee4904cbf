
__device__ void multiply(unsigned short &x) { asm volatile("fma.rn.bf16 %0, %0, %0, %0;" : "+h"(x)); }

__global__ void square(unsigned short *data) { multiply(data[threadIdx.x]); }
