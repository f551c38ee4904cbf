# Put a libcuda.so.1 without content in front, as it is in images built under NVIDIA's runtime.
mkdir -p lib
: > lib/libcuda.so.1
LD_LIBRARY_PATH="$PWD/lib" python -c 'import torch; torch.zeros(1, device="cuda")'
