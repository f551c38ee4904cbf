# Use wrong addresses of five kinds, each in a process of its own.
nvcc -arch=native -o kinds kinds.cu 2> nvcc.log
for kind in pointer shared local misaligned atomic; do timeout 20 ./kinds $kind; done
