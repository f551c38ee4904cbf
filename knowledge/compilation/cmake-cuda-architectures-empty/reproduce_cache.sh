# Configure once with a compiler that fails, then with the right one, in the same folder.
printf '#!/bin/sh\nexit 1\n' > broken-nvcc
chmod +x broken-nvcc
CUDACXX="$PWD/broken-nvcc" cmake -S . -B build > first.log 2>&1
grep -h "compiler identification\|Failed to detect" first.log
cmake -S . -B build -DCMAKE_CUDA_COMPILER="$(command -v nvcc)"
