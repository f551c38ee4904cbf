# Which of CMake and nvcc does not know the dialect: bash check_dialect.sh 17 build
dialect=${1:-17} cache=${2:-build}/CMakeCache.txt
older() { test "$1" != "$2" && test "$(printf '%s\n' "$1" "$2" | sort -V | head -1)" = "$1"; }
nvcc=$(sed -n 's/^CMAKE_CUDA_COMPILER:[A-Z]*=//p' "$cache" 2> /dev/null)
nvcc=${nvcc:-$(command -v nvcc)}
cuda=$("${nvcc:-false}" --version 2> /dev/null | grep -oE 'release [0-9.]+' | grep -oE '[0-9.]+')
cmake=$(cmake --version 2> /dev/null | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -1)
echo "CMake: ${cmake:-none}, nvcc: ${nvcc:-none}, release ${cuda:-unknown}"
case $dialect in
  17) cmake_from=3.18.0 cuda_from=11.0 ;;
  20) cmake_from=3.25.2 cuda_from=12.0 ;;
  *) echo "verdict: unlisted, see the page for C++17 and C++20" && exit ;;
esac
if test -z "$cuda"; then echo "verdict: no nvcc runs here"
elif older "$cuda" $cuda_from; then echo "verdict: nvcc-too-old, C++$dialect needs CUDA $cuda_from"
elif older "$cmake" $cmake_from; then echo "verdict: cmake-too-old, C++$dialect needs CMake $cmake_from"
else echo "verdict: both know C++$dialect; delete the build folder and configure again"
fi
