# Make the variable static, and count how many there are.
for file in one two; do
  echo '#include "factor.cuh"' > $file.cu
  echo "__global__ void by_$file(float *x) { x[0] *= factor; }" >> $file.cu
done
echo 'static __device__ float factor = 2;' > factor.cuh
nvcc -dc one.cu two.cu && nvcc -dlink -cubin one.o two.o -o linked.cubin && echo linked
echo "variables: $(readelf -sW linked.cubin | grep -c 'OBJECT .*factor')"
