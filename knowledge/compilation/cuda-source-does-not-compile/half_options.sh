# torch's builds switch the operators and conversions of half off: the same file, with and without these options.
cat > half.cu << 'END'
#include "cuda_fp16.h"
__global__ void add(half *x) { x[0] = x[1] + x[2]; }
END
off="-D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__"
nvcc -arch=sm_80 -c half.cu && echo "plain: compiled"
nvcc -arch=sm_80 -D__CUDA_NO_HALF_OPERATORS__ -c half.cu 2>&1 | grep -o 'error: more than one conv.*' | head -n 1
nvcc -arch=sm_80 $off -c half.cu 2>&1 | grep -o 'error: no operator .*'
nvcc -arch=sm_80 $off -U__CUDA_NO_HALF_OPERATORS__ -U__CUDA_NO_HALF_CONVERSIONS__ -c half.cu && echo "with -U: compiled"
