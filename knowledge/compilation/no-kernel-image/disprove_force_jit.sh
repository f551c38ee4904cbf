nvcc -gencode arch=compute_80,code=sm_80 -o fault reproduce.cu
CUDA_FORCE_PTX_JIT=1 ./fault
