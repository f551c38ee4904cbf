"""Save or load the same tensor with torch.distributed.checkpoint."""

import sys
import time

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import Shard, distribute_tensor

dist.init_process_group("gloo")
rank, ranks = dist.get_rank(), dist.get_world_size()
whole = torch.arange(12.0) if sys.argv[1] == "save" else torch.zeros(12)
state = {"w": distribute_tensor(whole, init_device_mesh("cpu", (ranks,)), [Shard(0)])}
if "keys" in sys.argv:
    state[f"dataloader.dp_rank_{rank}"] = {"position": 7}
if sys.argv[1] == "save":
    dcp.save(state, checkpoint_id="checkpoint")
else:
    dcp.load(state, checkpoint_id="checkpoint")
    equal = torch.equal(state["w"].full_tensor(), torch.arange(12.0))
    if rank == 0:
        print(f"{ranks} ranks have the tensor that 2 ranks saved: {equal}", flush=True)
dist.barrier()
dist.destroy_process_group()
time.sleep(0.5)  # its threads end before the interpreter
