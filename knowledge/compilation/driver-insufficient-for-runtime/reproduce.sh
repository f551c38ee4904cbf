# Run a program of CUDA 13 over a driver that serves CUDA 12.0.
echo "int cuInit(unsigned flags) { return 0; }
int cuDriverGetVersion(int *version) { return *version = 12000, 0; }" > cuda.c
gcc -shared -fPIC -Wl,-soname,libcuda.so.1 -o libcuda.so.1 cuda.c
nvcc -o count count.cu
LD_LIBRARY_PATH="$PWD" ./count
