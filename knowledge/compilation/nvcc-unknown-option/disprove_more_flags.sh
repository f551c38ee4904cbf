# Add -Xcompiler=-fopenmp, and leave the option itself where it was.
echo '__global__ void kernel() {}' > kernel.cu
NVCC_APPEND_FLAGS="-Xcompiler=-fopenmp" nvcc -c -fopenmp kernel.cu
