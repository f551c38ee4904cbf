# Name the older compiler in CXX, which CMake takes for C++ and not for nvcc.
. ./newer.sh
rm -rf build
CXX="$old" CC="${old%g++}gcc" cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES=80 -DWITH_CXX=ON
