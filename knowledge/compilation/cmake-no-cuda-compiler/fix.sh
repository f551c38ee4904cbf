# Name nvcc in CUDACXX, where no nvcc is on the PATH, and configure in a new folder.
unset CUDA_PATH
nvcc="$(command -v nvcc)" cmake="$(command -v cmake)"
tools="$PWD/tools" && mkdir "$tools"
for tool in gcc g++ cc c++ make ninja ld as ar ranlib sh uname; do
  found="$(command -v "$tool")" && ln -s "$found" "$tools/$tool"
done
export CUDACXX="$nvcc"
PATH="$tools" "$cmake" -S . -B build | grep -E 'CUDA compiler identification|Configuring done'
