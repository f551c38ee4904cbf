# Compile with the first gcc of the PATH, which is newer than this nvcc allows.
. ./newer.sh
nvcc -c kernel.cu
