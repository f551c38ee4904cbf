# CUDA's library fits the module and NVML's does not; then ask for a terabyte.
gcc -shared -fPIC other_version.c -o other.so -ldl
CLAIM=newer WHO=libnvidia-ml LD_PRELOAD="$PWD/other.so" python -c '
import torch

print("CUDA works:", torch.ones(1, device="cuda").item(), flush=True)
torch.empty(1 << 40, dtype=torch.uint8, device="cuda")'
