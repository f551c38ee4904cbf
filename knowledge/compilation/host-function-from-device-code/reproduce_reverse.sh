# Call a __device__ function in main.
nvcc -c reverse.cu
