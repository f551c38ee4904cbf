"""Run the collective once before it is captured, so that the communicator is there."""

import os

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl")
tensor = torch.ones(4, device="cuda")
distributed.all_reduce(tensor.clone())
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    distributed.all_reduce(tensor)
graph.replay()
print(f"rank {rank}: sum {tensor[0].item():.0f}", flush=True)
graph.reset()
distributed.destroy_process_group()
