# Put an nvcc in each place that CMake knows, and take one after the other away: which is taken?
cmake="$(command -v cmake)" nvcc="$(command -v nvcc)"
for place in option CUDACXX PATH CUDA_PATH; do
  mkdir -p "$place/bin"
  printf '#!/bin/sh\nexec "%s" "$@"\n' "$nvcc" > "$place/bin/nvcc"
  chmod +x "$place/bin/nvcc"
done
printf 'cmake_minimum_required(VERSION 3.18)\nproject(demo LANGUAGES CUDA)\n' > CMakeLists.txt
taken() {
  rm -rf build
  "$cmake" -S . -B build "$@" > build.log 2>&1
  sed -n "s|^CMAKE_CUDA_COMPILER:.*=$PWD/\(.*\)/bin/nvcc|\1|p" build/CMakeCache.txt
}
rest="$(for folder in ${PATH//:/ }; do [ -x "$folder/nvcc" ] || printf ":%s" "$folder"; done)"
export CUDA_PATH="$PWD/CUDA_PATH" CUDACXX="$PWD/CUDACXX/bin/nvcc" PATH="$PWD/PATH/bin$rest"
echo "all four: $(taken -DCMAKE_CUDA_COMPILER="$PWD/option/bin/nvcc")"
echo "without the option: $(taken)"
unset CUDACXX
echo "and without CUDACXX: $(taken)"
export PATH="${rest#:}"
echo "and none on the PATH: $(taken)"
