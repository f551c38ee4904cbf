# Export the compiler that nvcc allows in the variables that everybody knows.
. ./newer.sh
export CC="${OLD_CXX%g++}gcc" CXX="$OLD_CXX" CUDAHOSTCXX="$OLD_CXX"
nvcc -c kernel.cu
