# The same reduction with a functor of its own.
nvcc -c block_max_fixed.cu && echo "compiled with nvcc $(nvcc --version | sed -n 's/.*release \([0-9.]*\),.*/\1/p')"
