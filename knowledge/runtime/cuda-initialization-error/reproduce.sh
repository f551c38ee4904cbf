# Count the GPUs over a libcuda.so.1 whose start returns 3, as after a fork.
echo "int cuInit(unsigned flags) { return 3; }
int cuDriverGetVersion(int *version) { return *version = 13000, 0; }" > cuda.c
gcc -shared -fPIC -Wl,-soname,libcuda.so.1 -o libcuda.so.1 cuda.c
nvcc -o count count.cu
LD_LIBRARY_PATH="$PWD" ./count
