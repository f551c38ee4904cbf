# Compile a reduction that uses cub::Max with the CUB of CUDA 13.
nvcc -c block_max.cu
