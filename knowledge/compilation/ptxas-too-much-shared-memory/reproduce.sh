# Declare more than 48 KiB of shared memory in a kernel.
nvcc -arch=sm_90 -c tile.cu
