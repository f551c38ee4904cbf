# The stand-in: a libcuda.so.1 that says which CUDA it can serve, and can do nothing else.
old_driver() {
  mkdir -p "driver-$1"
  echo "int cuDriverGetVersion(int *version) { return *version = $1, 0; }
int cuInit(unsigned flags) { return 0; }" > "driver-$1/libcuda.c"
  gcc -shared -fPIC "driver-$1/libcuda.c" -Wl,-soname,libcuda.so.1 -o "driver-$1/libcuda.so.1"
}
