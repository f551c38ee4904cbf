# A libcuda.so.1 without content is found first, as images have it that were built under NVIDIA's runtime.
mkdir -p lib
: > lib/libcuda.so.1
LD_LIBRARY_PATH="$PWD/lib" python -c 'import torch; torch.zeros(1, device="cuda")'
