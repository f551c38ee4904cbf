# Use wrong addresses of four kinds, each in a process of its own.
nvcc -arch=native -o kinds kinds.cu 2> nvcc.log
for kind in pointer shared misaligned atomic; do timeout -k 5 15 ./kinds $kind; done
