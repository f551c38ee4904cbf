# Compile with a folder of another release's headers before those of nvcc.
. ./other_headers.sh
nvcc -c kernel.cu -I other
