# Ask CMake 3.25.1 for C++20 in CUDA files; nvcc itself has known it since CUDA 12.
nvcc -std=c++20 -c main.cu -o main.o && echo "nvcc takes -std=c++20"
cmake -S . -B build
