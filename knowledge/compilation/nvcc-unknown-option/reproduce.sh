# Give nvcc three options of g++, and a standard that it does not know.
echo '__global__ void kernel() {}' > kernel.cu
nvcc -c -fopenmp kernel.cu
nvcc -c -Wall kernel.cu
nvcc -c -march=native kernel.cu
nvcc -c -std=c++99 kernel.cu
