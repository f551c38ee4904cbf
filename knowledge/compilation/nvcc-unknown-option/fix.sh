# Hand the options to the host compiler: one by one, all unknown ones, or by a variable that every build reads.
echo '__global__ void kernel() {}' > kernel.cu
nvcc -c -Xcompiler=-fopenmp,-Wall kernel.cu -o first.o
nvcc -c -forward-unknown-to-host-compiler -fopenmp -Wall kernel.cu -o second.o
export NVCC_APPEND_FLAGS="-forward-unknown-to-host-compiler"
nvcc -c -fopenmp -Wall kernel.cu -o third.o
ls ./*.o
