# Run the check on both modules, and on one that needs the CUDA part of torch.
. ./build.sh
: > cuda.c
gcc -shared cuda.c -o libc10_cuda.so -Wl,-soname,libc10_cuda.so
gcc -shared cuda.c -o cuda.so -Wl,--no-as-needed ./libc10_cuda.so && rm libc10_cuda.so
for module in module.so old.so cuda.so; do
  python3 check_libtorch.py $module | grep -v Python
done
