#!/usr/bin/env bash
# Build in $1 two releases of NCCL, and a library that needs a symbol of the newer one.
set -eu
mkdir -p "$1/system" "$1/site-packages/nvidia/nccl/lib" "$1/site-packages/torch/lib"
cd "$1"
echo 'int ncclGetVersion(int *v) { *v = 21801; return 0; }' > old.c
echo 'int ncclGetVersion(int *v) { *v = 21903; return 0; } int ncclCommRegister(void) { return 0; }' > new.c
gcc -shared -fPIC -Wl,-soname,libnccl.so.2 -o system/libnccl.so.2 old.c
gcc -shared -fPIC -Wl,-soname,libnccl.so.2 -o site-packages/nvidia/nccl/lib/libnccl.so.2 new.c
echo 'int ncclCommRegister(void); int start(void) { return ncclCommRegister(); }' > torch.c
gcc -shared -fPIC -o site-packages/torch/lib/libtorch_cuda.so torch.c \
  site-packages/nvidia/nccl/lib/libnccl.so.2 \
  -Wl,--enable-new-dtags,-rpath,'$ORIGIN/../../nvidia/nccl/lib'
