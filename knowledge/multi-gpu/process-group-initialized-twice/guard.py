"""A trainer that looks first, in a program that has made a group of one before."""

import os
import sys

import torch.distributed as dist

if os.environ["EARLY"] == "yes":  # copied from an answer to another error
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
if not dist.is_initialized():
    dist.init_process_group("gloo")
line = f"RANK {os.environ['RANK']} is rank {dist.get_rank()} of {dist.get_world_size()}"
if dist.get_world_size() != int(os.environ["WORLD_SIZE"]):
    line += f", and the launcher said {os.environ['WORLD_SIZE']}"
sys.stdout.write(f"{line}\n")
dist.destroy_process_group()
