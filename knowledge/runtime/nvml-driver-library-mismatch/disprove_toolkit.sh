# Listen to what two libraries hand over to the module: one for nvidia-smi, one for a torch with its own CUDA.
gcc -shared -fPIC other_version.c -o other.so -ldl
SAY=1 LD_PRELOAD="$PWD/other.so" nvidia-smi -L 2>&1 | grep 'hands over' | sort -u
SAY=1 LD_PRELOAD="$PWD/other.so" python -c '
import torch
print("torch for CUDA", torch.version.cuda, "on", torch.ones(1, device="cuda").device)' 2>&1 | sort -u
