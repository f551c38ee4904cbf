nvcc -gencode arch=compute_80,code=sm_80 -o other kernel.cu
./other
