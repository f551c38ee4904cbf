# One device variable for all files: declared in the header, or inline; both with -rdc=true.
for file in one two; do
  echo '#include "factor.cuh"' > $file.cu
  echo "__global__ void by_$file(float *x) { x[0] *= factor; }" >> $file.cu
done
count() { readelf -sW linked.cubin | grep -c 'OBJECT .* factor$'; }

echo 'extern __device__ float factor;' > factor.cuh
echo '__device__ float factor = 2;' > factor.cu
nvcc -dc one.cu two.cu factor.cu && nvcc -dlink -cubin one.o two.o factor.o -o linked.cubin
echo "extern, and one definition: $(count) variable"

echo 'inline __device__ float factor = 2;' > factor.cuh
nvcc -dc one.cu two.cu && nvcc -dlink -cubin one.o two.o -o linked.cubin
echo "inline: $(count) variable"
