# The same file, three ways: treated as CUDA, renamed, or with CMake's property.
cat > vector.cpp << 'END'
__global__ void twice(float *x) { x[threadIdx.x] *= 2; }
void run(float *x) { twice<<<1, 32>>>(x); }
END
nvcc -x cu -c vector.cpp -o first.o
cp vector.cpp vector.cu && nvcc -c vector.cu -o second.o
cat > CMakeLists.txt << 'END'
cmake_minimum_required(VERSION 3.18)
project(demo LANGUAGES CXX CUDA)
add_library(demo STATIC vector.cpp)
set_source_files_properties(vector.cpp PROPERTIES LANGUAGE CUDA)
END
cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES=80 > configure.log
cmake --build build | grep -o "Building [A-Z]* object"
ls first.o second.o
