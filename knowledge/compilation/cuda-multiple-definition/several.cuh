#pragma once

__global__ void kernel(float *x) { *x = 1; }
__device__ float function(float x) { return 2 * x; }
template <class T> __device__ T special(T x) { return 3 * x; }
template <> __device__ float special(float x) { return 4 * x; }
__device__ float variable;
__constant__ float constant;

static __global__ void static_kernel(float *x) { *x = 5; }
namespace { __global__ void unnamed_kernel(float *x) { *x = 6; } }
template <class T> __global__ void template_kernel(T *x) { *x = 7; }
__device__ inline float inline_function(float x) { return 8 * x; }
static __device__ float static_variable;

static __global__ void uses(float *x) {
  *x = function(*x) + special(*x) + inline_function(*x) + variable + constant + static_variable;
}
inline void launch(float *x) {
  uses<<<1, 1>>>(x);
  static_kernel<<<1, 1>>>(x);
  unnamed_kernel<<<1, 1>>>(x);
  template_kernel<<<1, 1>>>(x);
}
