# A mask for the shuffle, and the include and the cast for the sum.
nvcc -arch=sm_75 -c shuffle_fixed.cu -o shuffle.o
nvcc -arch=sm_75 -c count_fixed.cu -o count.o
ls *.o
