# Break an nvcc build once in every phase, and print the first line that says what is wrong.
say() {
  printf '%s\n' "$2" > broken.cu
  echo "$1: $(nvcc "${@:3}" broken.cu 2>&1 | grep -m 1 -iE 'error|fatal|undefined ref' \
    | sed -E 's#[^ ]*tmpxft[^ ,:]*#TEMPORARY#g')"
}
only_device=$'__global__ void f() {\n#ifdef __CUDA_ARCH__\n  tow;\n#endif\n}'
say "nvcc (options)" 'int x;' --no-such-option
say "gcc (preprocessor)" '#include "missing.h"' -c
say "cudafe++ (front end, host pass)" 'int f() { return tow; }' -c
say "cicc (front end, device pass)" "$only_device" -c
say "ptxas (device assembler)" '__global__ void f() { asm("nonsense;"); }' -c
say "nvlink (device linker)" 'extern __device__ void g(); __global__ void f() { g(); }
int main() {}' -rdc=true
say "gcc (host compiler)" 'int f() { }' -c -Xcompiler -Werror=return-type
say "as (host assembler)" 'void f() { asm("nonsense"); }' -c
say "ld (host linker)" 'void g(); int main() { g(); }' -o broken
