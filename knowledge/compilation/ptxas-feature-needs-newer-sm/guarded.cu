__global__ void square(unsigned short *data) {
#if __CUDA_ARCH__ >= 800
  asm volatile("fma.rn.bf16 %0, %0, %0, %0;" : "+h"(data[threadIdx.x]));
#else
  __trap();  // or a version without bf16
#endif
}
