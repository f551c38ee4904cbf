#!/usr/bin/env bash
# Lead the loader to a folder that has libcuda.so.1, and add the name libcuda.so for the linker.
set -eu
cd "$(mktemp -d)" && mkdir driver links
echo 'int cuInit(unsigned f) { return 0; }' > cuda.c
gcc -shared -fPIC -Wl,-soname,libcuda.so.1 -o driver/libcuda.so.1 cuda.c   # the driver's file

LD_LIBRARY_PATH="$PWD/driver" python -c "
import ctypes
print('loaded, cuInit returns', ctypes.CDLL('libcuda.so.1').cuInit(0))"

ln -s "$PWD/driver/libcuda.so.1" links/libcuda.so
echo 'int cuInit(unsigned); int main(void) { return cuInit(0); }' > main.c
LIBRARY_PATH="$PWD/links" gcc main.c -lcuda -o main && echo "linked with -lcuda"
