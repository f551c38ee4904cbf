# Say where the header is, where nvcc would look, and where the host compiler looks.
include="$(nvcc --dryrun -c main.cpp 2>&1 | grep -o '"-I[^"]*"' | head -n 1 | tr -d '"' | cut -c3-)"
echo "nvcc's include folder: $(realpath "$include")"
test -e "$include/cuda_runtime.h" && echo "it holds cuda_runtime.h" || echo "it holds no cuda_runtime.h"
found="$(echo '#include <cuda_runtime.h>' | g++ -x c++ -E - 2>/dev/null | grep -c cuda_runtime.h)"
test "$found" -gt 0 && echo "g++ finds the header by itself" || echo "g++ does not find the header"
echo "g++ looks in:"
g++ -x c++ -E -v /dev/null 2>&1 | sed -n '/^#include <...>/,/^End/p' | grep '^ '
