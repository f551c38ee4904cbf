"""Capture a graph whose all_reduce is the first collective of the process."""

import os

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl")
tensor = torch.ones(4, device="cuda")
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    distributed.all_reduce(tensor)
graph.replay()
print(f"rank {rank}: sum {tensor[0].item():.0f}", flush=True)
graph.reset()
distributed.destroy_process_group()
