# Break an nvcc build in each phase, and see the exit code that setuptools repeats.
say() {
  printf '%s\n' "$2" > broken.cu
  nvcc "${@:3}" broken.cu > log 2>&1
  echo "exit code $?: $1"
}
say "an architecture that nvcc does not know" 'int x;' -arch=sm_35 -c
say "a header that is not found" '#include "missing.h"' -c
say "an #error in a header" '#error no' -c
say "host code that gcc rejects" 'int f() { }' -c -Xcompiler -Werror=return-type
say "code that CUDA's front end rejects" 'int f() { return tow; }' -c
say "an instruction that ptxas rejects" '__global__ void f() { asm("nonsense;"); }' -c
say "a device function that nvlink misses" 'extern __device__ void g();
__global__ void f() { g(); }
int main() {}' -rdc=true
