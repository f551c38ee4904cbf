# Look for the library of CUDA 9 in a toolkit that has no such library. Two empty files stand for the toolkit.
mkdir -p project/cuda/lib64 && cp CMakeLists.txt main.cpp project/
touch project/cuda/lib64/libcudart.so project/cuda/lib64/libcublas.so
cmake -S project -B build 2>&1
