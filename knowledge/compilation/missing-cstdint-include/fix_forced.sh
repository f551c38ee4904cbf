# Without a change to the source: let the compilers include it before everything else.
export NVCC_APPEND_FLAGS="-include cstdint" CXXFLAGS="-include cstdint"
object=$(mktemp)
nvcc -c kernel.cu -o "$object" && echo "nvcc: built"
g++ $CXXFLAGS -fsyntax-only -x c++ rasterizer.h && echo "g++: built"
