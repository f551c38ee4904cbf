# Set LD_LIBRARY_PATH, which the loader reads when a program starts, and link again.
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
export LD_LIBRARY_PATH="$top/lib64"
g++ main.cpp -lcudart -o main
