# Compile a shuffle without a mask, and a sum of int64_t under the condition of a half.
nvcc -arch=sm_75 -c shuffle.cu -o shuffle.o
nvcc -arch=sm_75 -c count.cu -o count.o
