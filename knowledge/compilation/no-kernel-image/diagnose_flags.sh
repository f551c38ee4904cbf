# Build the program for one architecture after the other, and run each.
try() { nvcc "$@" -o fault reproduce.cu && echo "${!#}: $(./fault | head -1)"; }
for real in 80 89 90 90a 100; do try -gencode arch=compute_$real,code=sm_$real; done
for ptx in 75 80 90a 100; do try -gencode arch=compute_$ptx,code=compute_$ptx; done
nvcc -o plain reproduce.cu && cuobjdump --list-elf --list-ptx plain
echo "no flag: $(./plain | head -1)"
