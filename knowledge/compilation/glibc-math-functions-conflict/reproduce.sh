# Compile a kernel with math.h of a newer glibc than the CUDA toolkit knows.
. ./glibc.sh
nvcc -c kernel.cu
