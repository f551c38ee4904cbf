# Move the definition into the header, inline; no other file and no device link is needed.
echo '__device__ inline float square(float x) { return x * x; }' > square.cuh
nvcc -c kernel.cu
nvcc kernel.o main.cpp -o demo && ./demo
