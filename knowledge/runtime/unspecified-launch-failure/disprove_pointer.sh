# Do nine wrong things, each in a process of its own; the last is one arrival too many at a barrier.
nvcc -arch=native -o kinds kinds.cu 2> nvcc.log
for kind in pointer shared surface bulk misaligned assert trap breakpoint arrive; do
  timeout -k 5 30 ./kinds $kind 2> assertion.log
done
true
