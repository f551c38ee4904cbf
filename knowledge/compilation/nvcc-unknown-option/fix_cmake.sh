# Give each language its own options, and build a file of each.
echo '__global__ void kernel() {}' > kernel.cu
echo 'int host() { return 0; }' > host.cpp
cat > CMakeLists.txt << 'END'
cmake_minimum_required(VERSION 3.18)
project(demo LANGUAGES CXX CUDA)
add_library(demo STATIC kernel.cu host.cpp)
target_compile_options(demo PRIVATE
  "$<$<COMPILE_LANGUAGE:CXX>:-fopenmp>"
  "$<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-fopenmp>")
END
cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES=80 > configure.log
cmake --build build > build.log && tail -n 1 build.log
