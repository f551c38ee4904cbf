# Give every file the names that Linux has and Windows lacks, without a change of the sources.
echo 'typedef unsigned int uint; typedef unsigned short ushort;' > names.h
echo '__global__ void fill(uint *x) { const uint n = 4; x[0] = n; }' > fill.cu
NVCC_PREPEND_FLAGS="-include $PWD/names.h" nvcc -c fill.cu && ls fill.o
