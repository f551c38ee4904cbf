# Replace FindCUDA by CMake's own language CUDA.
cat > CMakeLists.txt << 'END'
cmake_minimum_required(VERSION 3.18)
set(CMAKE_CUDA_ARCHITECTURES 80)
project(demo LANGUAGES CXX CUDA)
find_package(CUDAToolkit REQUIRED)
add_library(kernel STATIC kernel.cu)
target_link_libraries(kernel PUBLIC CUDA::cudart)
END
CUDACXX="$(command -v nvcc)" cmake -S . -B build | grep -E 'Found CUDAToolkit|Configuring done'
