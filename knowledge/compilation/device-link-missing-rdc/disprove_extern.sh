# Write extern before a device function and before a device variable of another file.
cat > uses.cu <<'CUDA'
extern __device__ float scale;
__global__ void scaled(float *x) { x[0] *= scale; }
CUDA
echo '__device__ float scale = 3;' > defines.cu
sed -i 's/^__device__/extern __device__/' square.cuh
echo "function: $(nvcc -c kernel.cu 2>&1)"
echo "variable: $(nvcc -c uses.cu 2>&1 | grep -o 'extern declaration .*')"
nvcc -c defines.cu
for object in uses.o defines.o; do
  echo "$object: $(nm -C $object | grep -o '. scale$')"
done
