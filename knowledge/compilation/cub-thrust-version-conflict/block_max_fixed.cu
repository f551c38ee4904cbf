#include <cub/block/block_reduce.cuh>
struct Largest {  // for CUDA 11, 12 and 13; CUDA 12.8 has no cuda::maximum
  template <class T> __host__ __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
__global__ void block_max(const float *in, float *out) {
  using Reduce = cub::BlockReduce<float, 128>;
  __shared__ typename Reduce::TempStorage storage;
  float largest = Reduce(storage).Reduce(in[threadIdx.x], Largest());
  if (threadIdx.x == 0) *out = largest;
}
