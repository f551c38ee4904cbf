# Say which nvcc CMake would take, in its order: bash check_nvcc.sh [build folder]
cache="${1:-build}/CMakeCache.txt"
[ -e "$cache" ] && echo "cached: $(sed -n 's/^CMAKE_CUDA_COMPILER:[A-Z]*=//p' "$cache")"
echo "CUDACXX: ${CUDACXX:-not set}"
echo "on the PATH: $(command -v nvcc || echo nothing)"
echo "CUDA_PATH: ${CUDA_PATH:-not set}"
for file in /usr/local/cuda/bin/nvcc /usr/local/cuda-*/bin/nvcc /opt/cuda*/bin/nvcc \
  "${CUDA_HOME:-/nowhere}/bin/nvcc" "${CONDA_PREFIX:-/nowhere}/bin/nvcc"; do
  [ -x "$file" ] && found="$file" && break
done
taken="${CUDACXX:-$(command -v nvcc || ls "$CUDA_PATH/bin/nvcc" 2> /dev/null)}"
if [ -z "$taken" ] && [ -n "$found" ]; then
  echo "verdict: export CUDACXX=$found, then configure in a new build folder"
elif [ -z "$taken" ]; then
  echo "verdict: no nvcc on this machine; install the CUDA toolkit"
elif echo 'int x;' > probe.cu && "$taken" -c probe.cu -o probe.o > probe.txt 2>&1; then
  echo "verdict: $taken works; configure again in a new build folder"
else
  echo "verdict: $taken fails: $(grep -m 1 -iE 'error|fatal' probe.txt)"
fi
