"""Start a process group with a torch that has no distributed part."""

from without_distributed import torch

import torch.distributed as dist

print("torch:", torch.__version__, "- available:", dist.is_available())
try:
    import torch.distributed.distributed_c10d
except ModuleNotFoundError as error:
    print(error)
dist.init_process_group("gloo", init_method="env://")
