# Give nvcc a host compiler that it allows; the rest of the build keeps its own.
. ./newer.sh
nvcc -ccbin "$OLD_CXX" -c kernel.cu -o by_option.o && echo "built with -ccbin"
NVCC_CCBIN="$OLD_CXX" nvcc -c kernel.cu -o by_variable.o && echo "built with NVCC_CCBIN"
