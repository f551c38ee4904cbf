# Build module.so, which needs torch's libc10.so, and old.so, which needs a library of torch 1.8 to 1.13.
torch=$(python3 -c 'import importlib.util as u; print(*u.find_spec("torch").submodule_search_locations)')
: > empty.c
gcc -shared empty.c -o module.so -Wl,--no-as-needed "$torch/lib/libc10.so"
gcc -shared empty.c -o libtorch_cuda_cu.so -Wl,-soname,libtorch_cuda_cu.so
gcc -shared empty.c -o old.so -Wl,--no-as-needed ./libtorch_cuda_cu.so
rm libtorch_cuda_cu.so
