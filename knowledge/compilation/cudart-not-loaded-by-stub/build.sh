# Build ./program, which opens libcudart.so.99 as TensorFlow and JAX open the CUDA runtime, and that library in lib/.
unset LD_LIBRARY_PATH
mkdir -p lib
cat > cudart.c << 'END'
int cudaGetDevice(int *device) { *device = 0; return 0; }
const char *cudaGetErrorString(int code) { return code ? "an error" : "no error"; }
END
gcc -shared -fPIC cudart.c -o lib/libcudart.so.99
gcc stub.c -o program -ldl
