"""Start a process group over a file, with the backend that Windows has."""

import sys
import tempfile
from pathlib import Path

import torch
import torch.distributed as dist

handlers = sys.modules["torch.distributed.rendezvous"]._rendezvous_handlers
for scheme in set(handlers) - {"file"}:
    del handlers[scheme]

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder, "group").as_uri()
    dist.init_process_group("gloo", init_method=file, rank=0, world_size=1)
    total = torch.ones(2)
    dist.all_reduce(total)
    print("backend:", dist.get_backend(), "- sum:", total.tolist())
    dist.destroy_process_group()
