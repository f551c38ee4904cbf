# Say which host compiler nvcc would call, and whether it compiles C++: bash check_host.sh [compiler]
asked="${1:-${NVCC_CCBIN:-gcc}}"
found="$(command -v "$asked" || command -v "$asked/gcc")"
echo "nvcc calls: $asked, found: ${found:-nothing}"
echo "CC=$CC CXX=$CXX NVCC_CCBIN=$NVCC_CCBIN CUDAHOSTCXX=$CUDAHOSTCXX"
if [ -z "$found" ]; then
  echo "verdict: $asked is not on the PATH; install it or name another with -ccbin"
elif echo 'int x;' | "$found" -x c++ -c - -o host.o 2> host.txt; then
  echo "verdict: it compiles C++; the failing build has another PATH or another -ccbin"
elif grep -q cc1plus host.txt; then
  echo "verdict: gcc without its C++ part; install g++ of the same version"
else
  echo "verdict: it fails: $(head -n 1 host.txt)"
fi
