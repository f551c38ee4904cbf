# Pass a lambda with __device__ to a kernel.
nvcc -std=c++17 -c lambda.cu
