"""Collect garbage in every rank before the memory is counted."""

import gc

import torch
import torch.distributed as dist
from host import play_oom_killer, start

before = start()
state = torch.load("model.pt", map_location="cpu")
gc.collect()
torch.cuda.empty_cache()
play_oom_killer(before, limit_mib=200)
dist.destroy_process_group()
