# Print what the toolkit and torch have of NVTX, and the cause: bash check_nvtx.sh [FOLDER_OF_CUDA]
nvcc=$(command -v "${CUDACXX:-nvcc}" || echo /usr/local/cuda/bin/nvcc)
cuda=${1:-${CUDA_HOME:-$(dirname "$(dirname "$(readlink -f "$nvcc")")")}}
library=$(find -L "$cuda" -name 'libnvToolsExt.so*' -o -name 'nvToolsExt64_1.lib' 2>/dev/null | head -n 1)
header=$(find -L "$cuda" -path '*nvtx3/nvToolsExt.h' 2>/dev/null | head -n 1)
config=$(python3 -c 'import importlib.util as u; s = u.find_spec("torch"); print(s.submodule_search_locations[0] if s else "")')
config=$config/share/cmake/Caffe2/public/cuda.cmake
echo "CUDA: $cuda"
echo "NVTX 2 library: ${library:-none}"
echo "NVTX 3 headers: ${header:-none}"
if [ -f "$config" ] && ! grep -q 'CUDA::nvToolsExt' "$config"; then
  echo "torch asks for CUDA::nvToolsExt: no"
  echo "verdict: another project of the build asks for it; see the file in the message"
elif [ ! -d "$cuda" ]; then
  echo "verdict: there is no such folder; pass the folder of the toolkit, such as /usr/local/cuda-12.9"
elif [ -n "$library" ]; then
  echo "verdict: other-toolkit, this one has it; CMake configured with another, or without CUDAToolkit"
elif [ -n "$header" ]; then
  echo "verdict: toolkit-without-nvtx2, add nvtx.cmake before find_package(Torch), or take a newer torch"
else
  echo "verdict: no-nvtx, install the NVTX package of this toolkit"
fi
