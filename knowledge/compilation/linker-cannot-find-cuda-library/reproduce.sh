# Link with the CUDA runtime as torch does, where CUDA_HOME has no lib64.
export CUDA_HOME="$PWD/env"
mkdir -p "$CUDA_HOME/lib"
g++ main.cpp -L"$CUDA_HOME/lib64" -lcudart -o main
