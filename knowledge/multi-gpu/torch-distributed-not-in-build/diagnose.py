"""Which distributed parts does this torch have? Run it with the python of your program."""

import platform
import sys

import torch
import torch.distributed as dist

print("system:", platform.system(), platform.machine(), "- torch:", torch.__version__)
if not dist.is_available():
    print("verdict: not-in-build; this torch has no distributed part")
else:
    handlers = sys.modules["torch.distributed.rendezvous"]._rendezvous_handlers
    print("schemes:", *sorted(handlers), "- gloo:", dist.is_gloo_available(), "- nccl:", dist.is_nccl_available())
    if "env" not in handlers:
        print("verdict: windows-1-7; use torch 1.8 or newer, or init_method=file:///...")
    else:
        print("verdict: complete; the failing program runs with another torch")
