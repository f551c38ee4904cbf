# Which property makes CMake do the device link for a static library that it did not build.
nvcc -arch=sm_80 -dc kernel.cu square.cu
nvcc -arch=sm_80 -dlink kernel.o square.o -o device.o
ar rcs libopen.a kernel.o square.o
ar rcs libclosed.a kernel.o square.o device.o
cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES=80 > configure.log 2>&1 || cat configure.log
for target in nothing separable resolve by_library library_resolved; do
  cmake --build build --target $target > build.log 2>&1
  echo "$target: $(grep -o 'undefined reference to `__cudaRegisterLinkedBinary' build.log || build/$target)"
done
