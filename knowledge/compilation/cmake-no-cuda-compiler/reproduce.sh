# Configure a CUDA project where CMake finds no nvcc.
unset CUDACXX CUDA_PATH
cmake="$(command -v cmake)"
tools="$PWD/tools" && mkdir "$tools"
for tool in gcc g++ cc c++ make ninja ld as sh uname; do
  found="$(command -v "$tool")" && ln -s "$found" "$tools/$tool"
done
PATH="$tools" "$cmake" -S . -B build
