# Make the folder other: the headers of this toolkit, which say that they are of CUDA 13.9.
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
mkdir other
ln -s "$top"/include/* other/
rm other/cuda_runtime_api.h
sed -E 's/(define CUDART_VERSION) .*/\1 13090/' "$top/include/cuda_runtime_api.h" \
  > other/cuda_runtime_api.h
