# Three errors of a source: half with float, a value for shared memory, and a double among floats in a template.
cat > half.cu << 'END'
#include "cuda_fp16.h"
__global__ void scale(half *x) { x[0] = x[1] * 2.0f; }
END
cat > shared.cu << 'END'
__global__ void count(int *x) {
  __shared__ int hits = 0;
  x[threadIdx.x] = hits;
}
END
cat > template.cu << 'END'
template <class T> __global__ void scale(T *x, T f) { x[threadIdx.x] *= f; }
template <class T> void run(T *x, T f, int n) { scale<<<1, n>>>(x, f); }
void call(float *x) { run(x, 2.0, 32); }
END
for file in half shared template; do nvcc -arch=sm_80 -c $file.cu || status=$?; done
exit $status
