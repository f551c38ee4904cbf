"""Give NCCL a topology file that was cut off."""

import os
import tempfile
from pathlib import Path

import torch
import torch.distributed as dist

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "topology.xml"
    path.write_text('<system version="1">\n  <cpu numaid="0" arch="x86_64"')
    os.environ |= {"NCCL_TOPO_FILE": str(path), "NCCL_DEBUG": "WARN"}
    os.environ |= {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "29641"}
    dist.init_process_group("nccl", rank=0, world_size=1)
    dist.all_reduce(torch.ones(1, device="cuda"))
    torch.cuda.synchronize()
