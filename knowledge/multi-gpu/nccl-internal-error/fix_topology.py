"""Let NCCL read the topology from the machine."""

import os

import torch
import torch.distributed as dist

os.environ.pop("NCCL_TOPO_FILE", None)
os.environ |= {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "29641"}
dist.init_process_group("nccl", rank=0, world_size=1)
x = torch.ones(1, device="cuda")
dist.all_reduce(x)
print("sum:", x.item())
dist.destroy_process_group()
