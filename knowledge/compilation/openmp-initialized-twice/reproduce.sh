#!/usr/bin/env bash
# Use both copies in one process: first numpy's, then torch's.
set -eu
folder=$(mktemp -d)
bash "$(dirname "$0")/build.sh" "$folder"
cd "$folder"
exec python -c "
import ctypes
print(ctypes.CDLL('Library/bin/libiomp5.so').omp_get_max_threads(), flush=True)
print(ctypes.CDLL('site-packages/torch/lib/libiomp5.so').omp_get_max_threads())"
