# Ask CUDA's runtime, without torch, when no libcuda.so.1 is found.
gcc -shared -fPIC hide.c -o hide.so
nvcc count.cu -o count
LD_AUDIT="$PWD/hide.so" ./count
