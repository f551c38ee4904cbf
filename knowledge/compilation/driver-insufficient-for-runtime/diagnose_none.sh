# The same program where no libcuda.so.1 is found, as in a container that was started without GPUs.
printf 'unsigned la_version(unsigned v) { return v; }
char *la_objsearch(const char *name, long *cookie, unsigned flag) {
  return __builtin_strstr(name, "libcuda.so") ? 0 : (char *)name; }' > hide.c
gcc -w -shared -fPIC -o hide.so hide.c
nvcc -o count count.cu
LD_AUDIT="$PWD/hide.so" ./count
