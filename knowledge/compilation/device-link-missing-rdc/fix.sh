# Four ways to have a device link.
. ./toolkit.sh
nvcc -rdc=true kernel.cu square.cu main.cpp -o by_nvcc && echo "nvcc: $(./by_nvcc)"

nvcc -dc kernel.cu square.cu
nvcc -dlink kernel.o square.o -o device.o
g++ main.cpp kernel.o square.o device.o $cudart -o by_gxx && echo "g++ with -dlink: $(./by_gxx)"

# A library that leaves the device link to whoever uses it.
ar rcs libopen.a kernel.o square.o
nvcc -dlink libopen.a -o device_of_library.o
g++ main.cpp device_of_library.o libopen.a $cudart -o with_library && echo "g++, library, -dlink: $(./with_library)"

# A library that brings its device link along: g++ needs to know nothing.
ar rcs libclosed.a kernel.o square.o device.o
g++ main.cpp libclosed.a $cudart -o with_closed_library && echo "g++, library with a device link: $(./with_closed_library)"
