nvcc -gencode "arch=compute_80,code=[sm_80,compute_80]" -o mended reproduce.cu
./mended
