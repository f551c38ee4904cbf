"""Load the whole checkpoint in every rank, as most scripts do, and run out of memory."""

import torch
import torch.distributed as dist
from host import play_oom_killer, start

before = start()
state = torch.load("model.pt", map_location="cpu")
print("sum of the weights:", state["weight"].sum().item())
play_oom_killer(before, limit_mib=200)
dist.destroy_process_group()
