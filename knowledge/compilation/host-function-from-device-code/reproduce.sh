# Call a function without __device__ in a kernel.
nvcc -c scale.cu
