# A private kernel for each file, and one definition with a function that launches it.
cp scale.cuh original.cuh
sed -i 's/^__global__/static __global__/' scale.cuh
nvcc one.cu two.cu main.cpp -o demo && echo "static: $(./demo)"
nvcc -rdc=true one.cu two.cu main.cpp -o demo && echo "static, -rdc=true: $(./demo)"

sed 1d original.cuh > scale.cu
echo 'void launch_scale(float *x, int n) { scale<<<1, 32>>>(x, n); }' >> scale.cu
{ echo '#pragma once'; echo 'void launch_scale(float *x, int n);'; } > scale.cuh
sed -i 's/scale<<<1, 32>>>/launch_scale/' one.cu two.cu
nvcc scale.cu one.cu two.cu main.cpp -o demo && echo "one definition: $(./demo)"
