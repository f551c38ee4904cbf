"""Print which backends this torch has, and why NCCL is missing.

Usage: python diagnose.py, with the python that runs your program
"""

import platform

import torch
import torch.distributed as dist

system = platform.system()
print("system:", system, "| torch:", torch.__version__, "| CUDA build:", torch.version.cuda or "no")
print("nccl:", dist.is_nccl_available(), "| gloo:", dist.is_gloo_available())
if dist.is_nccl_available():
    print("verdict: this torch has NCCL; the failing program runs with another python")
elif system != "Linux":
    print("verdict: windows-or-mac; use the gloo backend, WSL2, or Linux")
elif not torch.version.cuda:
    print("verdict: cpu-build; install a CUDA build of torch")
else:
    print("verdict: built-without-nccl; install torch from PyTorch's own index")
