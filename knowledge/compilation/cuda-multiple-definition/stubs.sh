# Two files with a kernel of one name and different code, and which host function each of them launches.
for file in one two; do
  echo '#include "scale.cuh"' > $file.cu
  echo "void *$file() { return (void *)&SCALE; }" >> $file.cu
done
compare() {
  { echo "#pragma once"; echo "$1 { *x *= FACTOR; }"; } > scale.cuh
  nvcc -w $3 -DSCALE="$2" -DFACTOR=2 -c one.cu
  nvcc -w $3 -DSCALE="$2" -DFACTOR=3 -c two.cu
  nvcc $4 one.o two.o stubs.cpp -o stubs && echo "$1: $(./stubs)"
}
