# Call a constexpr function of the C++ library in a kernel.
nvcc -std=c++17 -c limit.cu
