#!/usr/bin/env bash
# Allow the second copy, and count the runtimes in the process.
set -eu
folder=$(mktemp -d)
bash "$(dirname "$0")/build.sh" "$folder"
cd "$folder"
KMP_DUPLICATE_LIB_OK=TRUE python -c "
import ctypes
ctypes.CDLL('Library/bin/libiomp5.so').omp_get_max_threads()
ctypes.CDLL('site-packages/torch/lib/libiomp5.so').omp_get_max_threads()
maps = {line.split()[-1] for line in open('/proc/self/maps') if 'libiomp5' in line}
print('copies in the process:', len(maps))"
