# A kernel in a file that ends in .cpp: nvcc hands such a file to g++ as it is.
cat > vector.cpp << 'END'
__global__ void twice(float *x) { x[threadIdx.x] *= 2; }
void run(float *x) { twice<<<1, 32>>>(x); }
END
nvcc -c vector.cpp
