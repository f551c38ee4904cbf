# The same program when the loader finds the library.
gcc -shared -fPIC hide.c -o hide.so
unset LD_AUDIT
python -c 'import torch; print(torch.zeros(1, device="cuda").device)'
