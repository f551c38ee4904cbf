# Call nvcc on a machine without gcc: an empty folder takes the place of the PATH.
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
nvcc="$top/bin/nvcc"
mkdir empty
PATH="$PWD/empty"
"$nvcc" -c kernel.cu
