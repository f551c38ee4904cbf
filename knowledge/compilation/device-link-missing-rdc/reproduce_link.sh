# Compile for a device link, and let g++ do the linking.
. ./toolkit.sh
nvcc -dc kernel.cu square.cu
g++ main.cpp kernel.o square.o $cudart -o demo
