nvcc -gencode arch=compute_100,code=compute_100 -o fault reproduce.cu
./fault
