# Say why find_package(CUDA) fails: bash check_findcuda.sh [folder of CMakeLists.txt]
source="${1:-.}"
cmake="$(cmake --version | sed -n '1s/[^0-9]*//p')"
minimum="$(sed -nE 's/^ *cmake_minimum_required *\( *VERSION +([0-9]+\.[0-9]+)\.*[0-9]*(\.\.\.([0-9.]+))?.*/\1 \3/Ip' "$source/CMakeLists.txt" 2> /dev/null | head -1)"
asked="${minimum##* }" && asked="${asked:-${minimum%% *}}"
newer() { [ "$(printf '%s\n%s\n' 3.27 "$1" | sort -V | head -1)" = 3.27 ]; }
echo "cmake: $cmake, the project asks for: ${minimum:-nothing}"
if ! command -v nvcc > /dev/null; then
  echo "verdict: no nvcc on the PATH"
  exit
fi
bin="$(dirname "$(command -v nvcc)")"
top="$(cd "$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')" && pwd -P)"
header="$(ls "$top"/include/cuda_runtime.h "$top"/targets/*/include/cuda_runtime.h 2> /dev/null | head -1)"
echo "nvcc: $bin, its toolkit: $top, header: ${header:-missing}"
if [ -n "$asked" ] && newer "$asked" && newer "$cmake"; then
  echo "verdict: the project's CMake version removes FindCUDA"
elif [ -z "$header" ]; then
  echo "verdict: the toolkit is incomplete"
elif [ "$(cd "$bin/.." && pwd -P)" != "$top" ]; then
  echo "verdict: pass -DCUDA_TOOLKIT_ROOT_DIR=$top"
else
  echo "verdict: CMake finds $top; configure in a new build folder"
fi
