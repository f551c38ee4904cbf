# The headers declare threadIdx and __global__ for g++; nothing makes it read a kernel launch.
cat > vector.cpp << 'END'
#include "cuda_runtime.h"
#include "device_launch_parameters.h"
__global__ void twice(float *x) { x[threadIdx.x] *= 2; }
void run(float *x) { twice<<<1, 32>>>(x); }
END
nvcc -c vector.cpp
