"""Start a process group as torch 1.7 does on Windows, which knows no scheme but file."""

import os
import sys

import torch.distributed as dist

handlers = sys.modules["torch.distributed.rendezvous"]._rendezvous_handlers
for scheme in set(handlers) - {"file"}:
    del handlers[scheme]

os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT="29500", RANK="0", WORLD_SIZE="1")
dist.init_process_group("gloo", init_method="env://")
