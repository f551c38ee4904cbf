# NVML does not fit the module, and CUDA's library is left alone; then ask for a terabyte.
gcc -shared -fPIC other_version.c -o other.so -ldl
CLAIM=99 LD_PRELOAD="$PWD/other.so" python -c '
import torch

print("CUDA, left alone:", torch.ones(1, device="cuda").item(), flush=True)
torch.empty(1 << 40, dtype=torch.uint8, device="cuda")'
