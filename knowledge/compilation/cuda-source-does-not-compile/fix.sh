# One type on both sides, shared memory that a thread fills, and a float where the template expects one.
cat > half.cu << 'END'
#include "cuda_fp16.h"
__global__ void scale(half *x) { x[0] = x[1] * __float2half(2.0f); }
END
cat > shared.cu << 'END'
__global__ void count(int *x) {
  __shared__ int hits;
  if (threadIdx.x == 0) hits = 0;
  __syncthreads();
  x[threadIdx.x] = hits;
}
END
cat > template.cu << 'END'
template <class T> __global__ void scale(T *x, T f) { x[threadIdx.x] *= f; }
template <class T> void run(T *x, T f, int n) { scale<<<1, n>>>(x, f); }
void call(float *x) { run(x, 2.0f, 32); }
END
for file in half shared template; do nvcc -arch=sm_80 -c $file.cu; done
ls ./*.o
