# Count the GPUs over a libcuda.so.1 whose start returns 304, as a driver to which the sandbox denies a system call.
echo "int cuInit(unsigned flags) { return 304; }
int cuDriverGetVersion(int *version) { return *version = 13000, 0; }" > cuda.c
gcc -shared -fPIC -Wl,-soname,libcuda.so.1 -o libcuda.so.1 cuda.c
nvcc -o count count.cu
LD_LIBRARY_PATH="$PWD" ./count
