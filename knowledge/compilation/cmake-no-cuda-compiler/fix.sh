# Name nvcc in CUDACXX and configure in a new folder.
export CUDACXX="$(command -v nvcc)"
rm -rf build
cmake -S . -B build | grep -E 'CUDA compiler identification|Configuring done'
