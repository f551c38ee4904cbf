# Do eight wrong things, each in a process of its own.
nvcc -arch=native -o kinds kinds.cu 2> nvcc.log
for kind in pointer shared surface bulk misaligned assert trap breakpoint; do
  timeout -k 5 30 ./kinds $kind 2> assertion.log
done
