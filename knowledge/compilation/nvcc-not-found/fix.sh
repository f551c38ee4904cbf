# Put the folder that holds nvcc on the PATH; here nvcc itself is asked where that is.
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
mkdir empty
PATH="$PWD/empty:$top/bin"
nvcc --version
