# Compile for one architecture, and device link for that one and for nvcc's default.
nvcc -arch=sm_80 -dc kernel.cu square.cu
for arch in -arch=sm_80 ""; do
  nvcc $arch -dlink -cubin kernel.o square.o -o linked.cubin 2>&1
  echo "nvcc -dlink $arch ends with $?, kernels inside: $(readelf -sW linked.cubin | grep -c 'FUNC.*squares')"
done
