"""Keep the index within the weights on every rank: nothing is left for NCCL to hear of."""

import os

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl")
weights, index = torch.ones(4, device="cuda"), torch.arange(4, device="cuda")
picked = weights[index]
index = (index + 6 * rank) % len(weights)
torch.cuda.synchronize()
torch.cuda._sleep(60_000_000)  # kernels of a step: some hundredths of a second
picked = weights[index]
print(f"rank {rank}: the step is queued", flush=True)
distributed.all_reduce(weights)
print(f"rank {rank}: sum {weights[0].item():.0f}", flush=True)
distributed.destroy_process_group()
