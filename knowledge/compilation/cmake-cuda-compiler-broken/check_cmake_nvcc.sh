# Compile an empty kernel with the nvcc that CMake takes: bash check_cmake_nvcc.sh [build folder]
cache="${1:-build}/CMakeCache.txt"
value() { sed -n "s/^$1:[A-Z]*=//p" "$cache" 2> /dev/null; }
nvcc="$(value CMAKE_CUDA_COMPILER)"
nvcc="${nvcc:-${CUDACXX:-$(command -v nvcc)}}"
host="$(value CMAKE_CUDA_HOST_COMPILER)"
host="${host:-$CUDAHOSTCXX}"
architectures="$(value CMAKE_CUDA_ARCHITECTURES)"
echo "nvcc: $nvcc, $("$nvcc" --version | grep -o 'release [0-9.]*')"
echo "toolkits: $(ls -d /usr/bin/nvcc /usr/local/cuda*/bin/nvcc /opt/cuda*/bin/nvcc 2> /dev/null | xargs)"
echo "host compiler: $("${host:-g++}" --version | head -n 1)"
echo "architectures: ${architectures:-not set}"
for number in $(echo "$architectures" | grep -o '[0-9]*'); do
  flags="$flags -gencode arch=compute_$number,code=sm_$number"
done
folder="$(mktemp -d)"
echo '__global__ void kernel() {}' > "$folder/kernel.cu"
if "$nvcc" ${host:+-ccbin "$host"} $flags -c "$folder/kernel.cu" -o "$folder/kernel.o" > "$folder/log" 2>&1; then
  echo "verdict: this nvcc compiles; configure in a new build folder"
else
  echo "verdict: $(grep -m 1 -iE "error|fatal|not found|No such file" "$folder/log")"
fi
