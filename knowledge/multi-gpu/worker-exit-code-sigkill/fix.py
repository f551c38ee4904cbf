"""Map the checkpoint instead of copying it: all ranks of a node share its pages."""

import torch
import torch.distributed as dist
from host import play_oom_killer, start

before = start()
state = torch.load("model.pt", map_location="cpu", mmap=True)
total = state["weight"].sum().item()
play_oom_killer(before, limit_mib=200)
if dist.get_rank() == 0:
    print("sum of the weights:", total)
dist.destroy_process_group()
