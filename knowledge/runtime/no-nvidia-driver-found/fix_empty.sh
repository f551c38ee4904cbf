# Delete libraries of the driver that have no content, and search as before.
mkdir -p lib
: > lib/libcuda.so.1
find lib -name 'lib*.so*' -size 0 -print -delete
LD_LIBRARY_PATH="$PWD/lib" python -c 'import torch; print(torch.zeros(1, device="cuda").device)'
