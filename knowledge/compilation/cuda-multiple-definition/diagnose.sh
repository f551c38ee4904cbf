# Include one header in two files, and list what each linker finds twice.
echo '#include "several.cuh"' | tee a.cu > b.cu
echo "without -rdc, g++:"
nvcc -c a.cu b.cu
g++ -shared a.o b.o -o both.so 2>&1 | grep -o "multiple definition of \`[^']*" | grep -v __device_stub__ | cut -d'`' -f2 | sort -u
echo "with -rdc=true, nvlink:"
nvcc -dc a.cu b.cu
nvcc -dlink a.o b.o -o linked.o 2>&1 | grep -o "Multiple definition of '[^']*" | cut -d"'" -f2 | c++filt | sort -u
