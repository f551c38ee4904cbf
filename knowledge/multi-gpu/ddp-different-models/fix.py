"""Rank 0 decides what the model depends on, and sends it to the others."""

import time

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
texts = ["a b c d", "e f g h i"]
mine = set(texts[dist.get_rank()].split())
parts: list[set[str]] = [set() for _ in range(dist.get_world_size())]
dist.all_gather_object(parts, mine)
words = sorted(set().union(*parts))
model = DistributedDataParallel(torch.nn.Embedding(len(words), 8))
if dist.get_rank() == 0:
    print("words in the model of every rank:", model.module.num_embeddings)
dist.barrier()
dist.destroy_process_group()
time.sleep(0.5)  # its threads end before the interpreter
