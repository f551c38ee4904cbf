# Print CMake's release and where the toolkit's libraries are: bash check_cuda_libraries.sh [FOLDER_OF_CUDA]
nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
cuda=${1:-${CUDA_HOME:-$(dirname "$(dirname "$(readlink -f "$nvcc")")")}}
echo "CMake: $(cmake --version 2> /dev/null | head -n 1 | grep -o '[0-9.]*' || echo none)"
echo "CUDA: $cuda"
if [ ! -d "$cuda" ]; then
  echo "verdict: no-toolkit, there is no such folder; pass the folder of the toolkit"
  exit 1
fi
outside=
for name in cudart cublas cublas_device curand cufft; do
  file=$(find -L "$cuda" -name "lib$name.so*" 2> /dev/null | head -n 1)
  other=$(find /usr/lib /usr/lib64 -maxdepth 2 -name "lib$name.so" 2> /dev/null | head -n 1)
  echo "$name: ${file:-${other:-not found}}"
  [ -n "$file" ] || [ -z "$other" ] || outside=$other
done
if [ ! -e "$cuda/include/cuda_runtime.h" ]; then
  echo "verdict: no-toolkit, the folder has no include/cuda_runtime.h"
elif [ -n "$outside" ]; then
  echo "verdict: library-elsewhere, pass -DCUDA_NAME_LIBRARY=$outside with the NAME of the message"
else
  echo "verdict: old-cmake if cublas_device is the only one not found; else install the missing library"
fi
