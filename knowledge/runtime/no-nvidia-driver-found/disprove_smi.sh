# Ask nvidia-smi, which needs another library, and then torch.
gcc -shared -fPIC hide.c -o hide.so
export LD_AUDIT="$PWD/hide.so"
nvidia-smi -L
python -c 'import torch; torch.zeros(1, device="cuda")'
