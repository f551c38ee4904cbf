# Let the loader find everything but libcuda.so.1.
gcc -shared -fPIC hide.c -o hide.so
LD_AUDIT="$PWD/hide.so" python -c 'import torch; torch.zeros(1, device="cuda")'
